import {
  CHANGE_LIMITS,
  type ChangeResult,
  type EditableObject,
  type Level,
  type LoggedChange,
} from '@reflectory/contracts/editing';
import { jsonRows, quoteIdentifier, type Transaction } from '@reflectory/runtime/database';
import type { ReadChange } from './read-change.ts';

type ObjectPlace = { type: string; id: string };
type ObjectRows = Record<string, Record<string, unknown>[]>;

/** All of an object that the caller may view, as it is after its newest change; null where there is nothing to see. */
export async function findObject(
  tx: Transaction,
  { tables }: EditableObject,
  { type, id }: ObjectPlace,
): Promise<{ number: number; level: Level; tables: ObjectRows } | null> {
  const parts = Object.entries(tables).map(([name, { parent, fields, reads = [] }]) => {
    const columns = ['id', ...Object.keys(fields), ...reads, ...(parent === null ? ['deleted_at'] : [])];
    const rows = `select ${columns.map(quoteIdentifier).join(', ')} from public.${quoteIdentifier(name)}
      where ${parent === null ? 'id = $2' : `${quoteIdentifier(parent)} = $2 and deleted_at is null`} order by id`;
    return `'${name}', ${jsonRows(rows)}`;
  });
  // One statement sees one moment: rows and number belong together.
  const [row] = await tx.query<{ number: string | null; level: Level | null; tables: ObjectRows }>(
    `select app.object_number($1, $2) as number, (select level from public.because($1, $2) limit 1) as level,
      jsonb_build_object(${parts.join(', ')}) as tables`,
    [type, id],
  );
  if (!row?.level || row.number === null) return null;
  return { number: Number(row.number), level: row.level, tables: row.tables };
}

/** Number of an object's newest change; null where there is nothing to see. */
export async function findNumber(tx: Transaction, { type, id }: ObjectPlace): Promise<number | null> {
  const [row] = await tx.query<{ number: string | null }>('select app.object_number($1, $2) as number', [
    type,
    id,
  ]);
  return row && row.number !== null ? Number(row.number) : null;
}

/** Changes of an object after a number, the oldest first. */
export async function listChanges(
  tx: Transaction,
  { type, id, known, rowId = null }: ObjectPlace & { known: number; rowId?: string | null },
): Promise<LoggedChange[]> {
  const [row] = await tx.query<{ changes: LoggedChange[] }>(
    `select ${jsonRows(`
      select c.number, c.id, c.device_id, c.user_id, c.made_at, c.table_name as table, c.row_id, c.kind, c.before, c.after,
        (select coalesce(jsonb_object_agg(key, value || jsonb_build_object('by', (
            select other.user_id from public.object_changes other
            where other.instance_id = c.instance_id and other.object_type = c.object_type
              and other.object_id = c.object_id and other.id = (value ->> 'change')::uuid))), '{}')
          from jsonb_each(c.conflicts)) as conflicts
      from public.object_changes c
      where c.instance_id = app.instance_id() and c.object_type = $1 and c.object_id = $2 and c.number > $3
        and ($4::uuid is null or c.row_id = $4)
      order by c.number limit ${CHANGE_LIMITS.listed}`)} as changes`,
    [type, id, known, rowId],
  );
  return row?.changes ?? [];
}

/** Tries changes in their order, with the rights of the caller. */
export async function tryChanges(
  tx: Transaction,
  { type, id }: ObjectPlace,
  changes: readonly ReadChange[],
): Promise<ChangeResult[]> {
  const [row] = await tx.query<{ results: ChangeResult[] }>(
    'select app.change_object($1, $2, $3) as results',
    [type, id, JSON.stringify(changes)],
  );
  return row?.results ?? [];
}
