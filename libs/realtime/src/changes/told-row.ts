import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Change, PublishedTable } from './changes.repository.ts';

type Row = Record<string, unknown>;

/** The row that a change is about. */
export const rowOf = ({ record, old_record }: Change): Row => record ?? old_record ?? {};

function pick(row: Row | null, names: readonly string[]): Row {
  return Object.fromEntries(names.flatMap((name) => (row && name in row ? [[name, row[name]]] : [])));
}

/** Columns that a caller's role may read. */
const columnsFor = ({ db_role: role }: RequestContext, { columns }: PublishedTable) =>
  columns.filter(({ readers }) => readers.includes(role));

/** Whether a caller's role may know the rows of a table apart, or, where they have no key, read any of it. */
export function mayRead(context: RequestContext, table: PublishedTable): boolean {
  const names = columnsFor(context, table).map(({ name }) => name);
  return names.length > 0 && table.primaryKey.every((name) => names.includes(name));
}

/** Names of the columns that are told of what a row was before. */
function oldNamesFor(context: RequestContext, table: PublishedTable, type: Change['type']): string[] {
  const isWhole = table.hasFullIdentity && !(type === 'DELETE' && table.hasRowSecurity);
  const names = columnsFor(context, table).map(({ name }) => name);
  return isWhole ? names : names.filter((name) => table.primaryKey.includes(name));
}

/** What a caller may know of a row; a filter that read more would tell it. */
export function shownRow(context: RequestContext, table: PublishedTable, change: Change): Row {
  const { type, record, old_record: old } = change;
  if (type === 'DELETE') return pick(old, oldNamesFor(context, table, type));
  return pick(
    record,
    columnsFor(context, table).map(({ name }) => name),
  );
}

function errorsOf({ primaryKey }: PublishedTable, change: Change): string[] | null {
  if (primaryKey.length === 0) return ['Error 400: Bad Request, no primary key'];
  return change.is_cut ? ['Error 413: Payload Too Large'] : null;
}

/** What is told of a change: only columns that the caller's role may read, of a removed row no more than its key. */
export function presentChange(
  context: RequestContext,
  table: PublishedTable,
  change: Change,
  select: readonly string[] | null,
): unknown {
  const { type, committed_at: committedAt, old_record: old } = change;
  const isWanted = (name: string) => select === null || select.includes(name);
  // Nobody can be asked who may see a row without a key: it is told that something changed, and no more.
  const told = (row: Row) =>
    table.primaryKey.length === 0 ? {} : pick(row, Object.keys(row).filter(isWanted));
  return {
    schema: table.schema,
    table: table.name,
    commit_timestamp: committedAt,
    type,
    columns: columnsFor(context, table).flatMap(({ name, type: typeName }) =>
      isWanted(name) ? [{ name, type: typeName }] : [],
    ),
    ...(type !== 'DELETE' && { record: told(shownRow(context, table, change)) }),
    ...(type !== 'INSERT' && { old_record: told(pick(old, oldNamesFor(context, table, type))) }),
    errors: errorsOf(table, change),
  };
}
