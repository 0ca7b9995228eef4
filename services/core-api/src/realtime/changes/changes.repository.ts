import { quoteIdentifier } from '../../database/quote-identifier.ts';
import type { Transaction } from '../../database/database.ts';
import { asSqlFailure } from '../../database/sql-failure.ts';

/** A published table as subscribers know it. */
export type PublishedTable = {
  schema: string;
  name: string;
  relation: number;
  hasInstance: boolean;
  primaryKey: string[];
  /** Whether what a row was before is told with all its columns. */
  hasFullIdentity: boolean;
  /** Whether policies say who sees a row: of one that is gone they cannot. */
  hasRowSecurity: boolean;
  columns: { name: string; type: string; readers: string[] }[];
};

/** A change that was committed. */
export type Change = {
  relation: number;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Record<string, unknown> | null;
  old_record: Record<string, unknown> | null;
  committed_at: string;
  xid: string;
  id: string;
};

/** A message that somebody put into the database. */
export type StoredMessage = {
  instance_id: string;
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
  xid: string;
  position: string;
};

/** Where a reader stands in a feed; the next thing comes after it. */
export type Position = { xid: string; id: string };

export async function findCurrentPosition(tx: Transaction): Promise<Position> {
  const [row] = await tx.query<{ xid: string }>('select realtime.current_position()::text as xid');
  return { xid: row?.xid ?? '0', id: '0' };
}

/** Undefined where the table is not published. */
export async function findPublishedTable(
  tx: Transaction,
  schema: string,
  name: string,
): Promise<PublishedTable | undefined> {
  const [row] = await tx.query<{
    relation: string;
    has_instance: boolean;
    primary_key: string[];
    has_full_identity: boolean;
    has_row_security: boolean;
    columns: PublishedTable['columns'];
  }>('select * from realtime.published_table($1, $2)', [schema, name]);
  return (
    row && {
      schema,
      name,
      relation: Number(row.relation),
      hasInstance: row.has_instance,
      primaryKey: row.primary_key,
      hasFullIdentity: row.has_full_identity,
      hasRowSecurity: row.has_row_security,
      columns: row.columns.map((column) => ({ ...column, readers: column.readers ?? [] })),
    }
  );
}

export async function listPublishedTables(tx: Transaction, schema: string): Promise<string[]> {
  const rows = await tx.query<{ table_name: string }>('select * from realtime.published_tables($1)', [
    schema,
  ]);
  return rows.map(({ table_name }) => table_name);
}

/** Sees to it that every published table tells its changes. */
export async function syncPublication(tx: Transaction): Promise<void> {
  await tx.query('select realtime.sync_publication()');
}

/** Says which tables this process listens to, for the next half minute. */
export async function listenTo(
  tx: Transaction,
  process: string,
  relations: readonly number[],
): Promise<void> {
  await tx.query('select realtime.listen_to($1, $2::oid[])', [process, relations]);
}

export async function readChanges(tx: Transaction, after: Position, most: number): Promise<Change[]> {
  const rows = await tx.query<Omit<Change, 'relation'> & { relation: string }>(
    `select relation, type, record, old_record, xid::text as xid, id::text as id,
       to_char(committed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as committed_at
     from realtime.new_changes($1::xid8, $2, $3)`,
    [after.xid, after.id, most],
  );
  return rows.map((row) => ({ ...row, relation: Number(row.relation) }));
}

export async function readMessages(tx: Transaction, after: Position, most: number): Promise<StoredMessage[]> {
  return tx.query<StoredMessage>(
    `select instance_id, topic, event, payload, private, xid::text as xid, position::text as position
     from realtime.new_messages($1::xid8, $2, $3)`,
    [after.xid, after.id, most],
  );
}

export async function forgetOld(tx: Transaction): Promise<void> {
  await tx.query('select realtime.forget_old()');
}

/** Which of some rows the caller of the transaction may see, by their primary keys as JSON. */
export async function findVisibleRows(
  tx: Transaction,
  table: PublishedTable,
  keys: readonly Record<string, unknown>[],
): Promise<Set<string>> {
  const list = table.primaryKey.map(quoteIdentifier);
  const fields = table.primaryKey.map((name) => `${quoteIdentifier(name)} ${typeOf(table, name)}`);
  const shown = table.primaryKey.map((name) => `'${name.replaceAll("'", "''")}', t.${quoteIdentifier(name)}`);
  try {
    const rows = await tx.query<{ key: string }>(
      `select jsonb_build_object(${shown.join(', ')})::text as key from ${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} t
       join jsonb_to_recordset($1::jsonb) as k (${fields.join(', ')})
         on ${list.map((name) => `t.${name} = k.${name}`).join(' and ')}`,
      [JSON.stringify(keys)],
    );
    return new Set(rows.map(({ key }) => keyText(table, JSON.parse(key))));
  } catch (error) {
    // Who may not even ask sees nothing.
    if (asSqlFailure(error)?.code === '42501') return new Set();
    throw error;
  }
}

function typeOf(table: PublishedTable, column: string): string {
  return quoteIdentifier(table.columns.find(({ name }) => name === column)?.type ?? 'text');
}

/** Primary key of a row as one text. */
export function keyText({ primaryKey }: PublishedTable, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(primaryKey.map((name) => row[name] ?? null));
}
