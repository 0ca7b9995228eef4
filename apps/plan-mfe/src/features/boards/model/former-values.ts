import type { LoggedChange } from '@reflectory/contracts/editing';

/** What a field of a card was before somebody changed it. */
export type FormerValue = {
  change: string;
  field: string;
  value: unknown;
  at: string;
  by: string | null;
};

/** Fields whose former values say something to a person. */
const KEPT_FIELDS = [
  'title',
  'body',
  'due_on',
  'due_time',
  'starts_on',
  'estimate',
  'priority',
  'repeat_rule',
  'column_id',
] as const;

/** What the fields of a card were, the latest first. */
export const formerValues = (changes: readonly LoggedChange[]): FormerValue[] =>
  changes.toReversed().flatMap(({ id, kind, before, after, made_at: at, user_id: by }) =>
    KEPT_FIELDS.flatMap((field) => {
      const isChanged = kind === 'set' && field in after && field in before && before[field] !== after[field];
      return isChanged ? [{ change: id, field, value: before[field], at, by }] : [];
    }),
  );
