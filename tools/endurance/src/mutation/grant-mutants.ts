import type { Owner } from '../testing/owner.ts';
import type { Mutant } from './mutant.ts';

type GrantRow = { table: string; column: string; right: 'insert' | 'update' };

/** Columns that people may not write of tables of which they may write others. */
const grantsSql = `
  select format('%I.%I', n.nspname, c.relname) as "table", a.attname as "column", r as right
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  cross join unnest(array['insert', 'update']) r
  where n.nspname = 'public' and c.relkind in ('r', 'p')
    and has_any_column_privilege('authenticated', c.oid, 'select')
    and not has_column_privilege('authenticated', c.oid, a.attnum, r)
  order by 1, 2, 3`;

/** Tables that no person or visitor is granted anything on. */
const internalSql = `
  select format('%I.%I', n.nspname, c.relname) as "table"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p')
    and not has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
  order by 1`;

/** Each of these columns and tables in turn, given to everybody who is signed in. */
export async function listGrantMutants(owner: Owner): Promise<Mutant[]> {
  const tables = await owner.query<{ table: string }>(internalSql);
  const internal = tables.map(({ table }): Mutant => {
    const right = (word: string, to: string) => `${word} select on ${table} ${to} authenticated`;
    return {
      name: `${table}: select`,
      kind: 'grant',
      isMet: () => false,
      change: { apply: right('grant', 'to'), restore: right('revoke', 'from') },
    };
  });
  return [...internal, ...(await listColumnMutants(owner))];
}

async function listColumnMutants(owner: Owner): Promise<Mutant[]> {
  const columns = await owner.query<GrantRow>(grantsSql);
  return columns.map(({ table, column, right }) => ({
    name: `${table}: ${right} of ${column}`,
    kind: 'grant',
    isMet: ({ kind }) => kind === `${table.replace('public.', '')}: ${right} of ${column}`,
    change: {
      apply: `grant ${right} (${column}) on ${table} to authenticated`,
      restore: `revoke ${right} (${column}) on ${table} from authenticated`,
    },
  }));
}
