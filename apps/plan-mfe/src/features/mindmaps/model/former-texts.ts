import type { LoggedChange } from '@reflectory/contracts/editing';

/** What a text of a node was before somebody changed it. */
export type FormerText = {
  /** The change that it gave way to. */
  change: string;
  field: 'text' | 'note';
  value: string;
  at: string;
  by: string | null;
};

const FIELDS = ['text', 'note'] as const;

/** What the texts of a node were, the latest first; what was empty says nothing. */
export const formerTexts = (changes: readonly LoggedChange[]): FormerText[] =>
  changes.toReversed().flatMap(({ id, kind, before, after, made_at: at, user_id: by }) =>
    FIELDS.flatMap((field) => {
      const value = before[field];
      const isChanged = kind === 'set' && field in after && value !== after[field];
      return isChanged && typeof value === 'string' && value !== ''
        ? [{ change: id, field, value, at, by }]
        : [];
    }),
  );
