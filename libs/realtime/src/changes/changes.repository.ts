import type { Transaction } from '@reflectory/runtime/database';

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
  /** Of one of the product's tables, what a removed row has to have been for a role to have read it; else null. */
  readConditions: Readonly<Record<string, string | null>> | null;
  /** `type` is the short name that clients know, `sqlType` the one that SQL reads. */
  columns: { name: string; type: string; sqlType: string; readers: string[] }[];
};

/** A change that was committed. */
export type Change = {
  relation: number;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Record<string, unknown> | null;
  old_record: Record<string, unknown> | null;
  /** Whether the row was too large to be kept whole. */
  is_cut: boolean;
  committed_at: string;
  xid: string;
  id: string;
};

/** A message that somebody put into the database. */
export type StoredMessage = {
  instance_id: string;
  id: string;
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
    is_ours: boolean;
    read_conditions: Record<string, string | null>;
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
      readConditions: row.is_ours ? row.read_conditions : null,
      columns: row.columns.map((column) => ({ ...column, readers: column.readers ?? [] })),
    }
  );
}

/** Published tables of a schema, or of all with `*`, as schema and name. */
export async function listPublishedTables(tx: Transaction, schema: string): Promise<[string, string][]> {
  const rows = await tx.query<{ schema_name: string; table_name: string }>(
    'select * from realtime.published_tables($1)',
    [schema],
  );
  return rows.map(({ schema_name, table_name }) => [schema_name, table_name]);
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
    `select relation, type, record, old_record, is_cut, xid::text as xid, id::text as id,
       to_char(committed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as committed_at
     from realtime.new_changes($1::xid8, $2, $3)`,
    [after.xid, after.id, most],
  );
  return rows.map((row) => ({ ...row, relation: Number(row.relation) }));
}

export async function readMessages(tx: Transaction, after: Position, most: number): Promise<StoredMessage[]> {
  return tx.query<StoredMessage>(
    `select instance_id, id, topic, event, payload, private, xid::text as xid, position::text as position
     from realtime.new_messages($1::xid8, $2, $3)`,
    [after.xid, after.id, most],
  );
}

/** Takes or keeps the lead among the processes; false while it is another's. */
export async function takeLead(tx: Transaction, process: string, seconds: number): Promise<boolean> {
  const [row] = await tx.query<{ is_taken: boolean }>('select realtime.take_lead($1, $2) as is_taken', [
    process,
    seconds,
  ]);
  return row?.is_taken ?? false;
}

export async function leaveLead(tx: Transaction, process: string): Promise<void> {
  await tx.query('select realtime.leave_lead($1)', [process]);
}

/** How far both feeds can be read; another text says that there is news. */
export async function findHeads(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ heads: string }>('select realtime.heads() as heads');
  return row?.heads ?? '';
}

/** Which of some texts fit which regular expressions, in the order of the questions. */
export async function askPatterns(
  tx: Transaction,
  questions: readonly { text: string; pattern: string; ignoresCase: boolean }[],
): Promise<boolean[]> {
  const rows = await tx.query<{ fits: boolean }>(
    `select case when ignores_case then text ~* pattern else text ~ pattern end as fits
     from unnest($1::text[], $2::text[], $3::boolean[]) with ordinality as q (text, pattern, ignores_case, position)
     order by position`,
    [
      questions.map(({ text }) => text),
      questions.map(({ pattern }) => pattern),
      questions.map(({ ignoresCase }) => ignoresCase),
    ],
  );
  return rows.map(({ fits }) => fits);
}

export async function forgetOld(tx: Transaction): Promise<void> {
  await tx.query('select realtime.forget_old()');
}
