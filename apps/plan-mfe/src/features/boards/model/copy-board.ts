import { boardShape } from '@reflectory/contracts/cards';
import type { BoardChange } from '@reflectory/domain/boards';

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
type CopyOptions = { id: string; title: string; newId(): string };

/** Tables that a board which is made from another one begins with, those first that others name. */
const COPIED = [
  'board_columns',
  'board_lanes',
  'board_labels',
  'board_fields',
  'board_views',
  'cards',
  'card_labels',
  'card_checklists',
  'card_checklist_items',
  'card_values',
] as const;

/** What a copy has none of: it begins anew. */
const BEGUN: Readonly<Record<string, unknown>> = {
  completed_at: null,
  archived_at: null,
  is_template: false,
  cover_file_id: null,
};
/** Done cards of a template are cards to do; a column of done cards stays one. */
const begunOf = (table: string): Readonly<Record<string, unknown>> =>
  table === 'card_checklist_items' ? { is_done: false } : BEGUN;

/** Changes that make a board like another one: everything but people, links, files and what was said. */
export function copyOfBoard(tables: Rows, { id, title, newId }: CopyOptions): BoardChange[] {
  const ids = new Map<unknown, string>();
  const there = (table: string) => (tables[table] ?? []).filter((row) => !row['deleted_at']);
  const old = there('boards')[0] ?? {};
  ids.set(old['id'], id);
  for (const table of COPIED) for (const row of there(table)) ids.set(row['id'], newId());
  const copyOf = (table: string, row: Readonly<Record<string, unknown>>): BoardChange => {
    const { insertable } = boardShape.tables[table as keyof typeof boardShape.tables];
    const named = insertable.filter(
      (name) => !['instance_id', 'id', 'board_id', 'user_id', 'author_id'].includes(name),
    );
    const fields = named.map((name) => [
      name,
      name in begunOf(table)
        ? begunOf(table)[name]
        : name.endsWith('_id') && row[name] !== null
          ? (ids.get(row[name]) ?? null)
          : row[name],
    ]);
    return { kind: 'add', table, id: ids.get(row['id']) ?? newId(), fields: Object.fromEntries(fields) };
  };
  const board = copyOf('boards', { ...old, title });
  // What hangs on something that is gone is left out, and a card below another one comes after it.
  const rows = COPIED.flatMap((table) => sorted(table, there(table)).map((row) => copyOf(table, row)));
  return [board, ...rows.filter(isWhole)];
}

const NEEDED = ['column_id', 'card_id', 'label_id', 'field_id', 'checklist_id'];

const isWhole = (change: BoardChange): boolean =>
  change.kind !== 'add' || NEEDED.every((name) => change.fields[name] !== null);

/** Cards above others first. */
function sorted(table: string, rows: readonly Readonly<Record<string, unknown>>[]) {
  if (table !== 'cards') return rows;
  const byId = new Map(rows.map((row) => [row['id'], row]));
  const depthOf = (row: Readonly<Record<string, unknown>>): number => {
    let depth = 0;
    let at = byId.get(row['parent_id']);
    while (at && depth < 50) {
      depth += 1;
      at = byId.get(at['parent_id']);
    }
    return depth;
  };
  return rows.toSorted((a, b) => depthOf(a) - depthOf(b));
}
