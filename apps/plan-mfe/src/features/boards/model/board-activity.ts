import type { Fields } from '@reflectory/contracts/editing';

/** A change of a board, as the log has it. */
export type Step = {
  number: number;
  row_id: string;
  table_name: string;
  user_id: string | null;
  made_at: string;
  kind: string;
  before: Fields;
  after: Fields;
};

/** Something that happened, for a person to read. */
export type Happening = {
  number: number;
  kind:
    | 'made'
    | 'moved'
    | 'done'
    | 'reopened'
    | 'archived'
    | 'back'
    | 'removed'
    | 'restored'
    | 'said'
    | 'changed';
  /** The card that it is about, or the row itself. */
  rowId: string;
  table: string;
  /** Its title, where the change itself says it. */
  title: string | null;
  column: string | null;
  at: string;
  by: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function kindOf({ kind, table_name: table, after }: Step): Happening['kind'] | null {
  if (table === 'card_comments') return kind === 'add' ? 'said' : null;
  if (table !== 'cards' && table !== 'board_columns') return null;
  if (kind === 'add') return 'made';
  if (kind === 'remove') return 'removed';
  if (kind === 'restore') return 'restored';
  if ('archived_at' in after) return after['archived_at'] === null ? 'back' : 'archived';
  if ('completed_at' in after && !('column_id' in after))
    return after['completed_at'] === null ? 'reopened' : 'done';
  if ('column_id' in after) return 'moved';
  const fields = Object.keys(after).filter((field) => field !== 'rank');
  return fields.length > 0 ? 'changed' : null;
}

/** What happened to cards and columns, the newest first as it came; small things are left out. */
export const happeningsOf = (steps: readonly Step[]): Happening[] =>
  steps.flatMap((step) => {
    const kind = kindOf(step);
    if (kind === null) return [];
    const { number, table_name: table, before, after, made_at: at, user_id: by } = step;
    const rowId = table === 'card_comments' ? String(after['card_id']) : step.row_id;
    return [
      {
        number,
        kind,
        rowId,
        table,
        title: table === 'card_comments' ? null : (text(after['title']) ?? text(before['title'])),
        column: text(after['column_id']),
        at,
        by,
      },
    ];
  });
