import type { Owner } from '../testing/owner.ts';
import { writableOf } from './surfaces/columns.ts';

type GrantRow = { table: string; column: string; right: 'insert' | 'update' };

const grantsSql = `
  select c.relname as "table", a.attname as "column", r as right
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join unnest(array['insert', 'update']) r
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and has_column_privilege('authenticated', c.oid, a.attnum, r)
  order by 1, 2, 3`;

/** Columns that people who are signed in are granted to write and that nobody said they may, as the catalogue has it. */
export async function findGrantProblems(owner: Owner): Promise<string[]> {
  const granted = await owner.query<GrantRow>(grantsSql);
  return granted
    .filter(({ table, column, right }) => {
      const known = writableOf(table)[right];
      return !known.includes('*') && !known.includes(column);
    })
    .map(({ table, column, right }) => `${right} of ${table}.${column} is granted`);
}
