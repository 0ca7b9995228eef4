import type { Transaction } from '@reflectory/runtime/database';

/**
 * Tables of auth with an instance_id that are guarded otherwise: nobody but auth_admin is granted them, and a member
 * of two instances is one row.
 */
const exemptSchema = 'auth';

const problemsSql = `
  with tenant_tables as (
    select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity, a.attnum, a.attnotnull
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'instance_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', $1)
  )
  select name, problem from tenant_tables t, lateral (values
    ('row security is not enabled', not relrowsecurity),
    ('row security is not forced', not relforcerowsecurity),
    ('instance_id may be null', not attnotnull),
    ('the primary key does not lead with instance_id', not exists (
      select from pg_index i where i.indrelid = t.oid and i.indisprimary and i.indkey[0] = t.attnum)),
    ('the restrictive policy of app.protect is missing', not exists (
      select from pg_policy p
      where p.polrelid = t.oid and not p.polpermissive and p.polcmd = '*' and p.polroles = '{0}'
        and pg_get_expr(p.polqual, t.oid) like '%instance_id = ( SELECT app.instance_id()%'
        and pg_get_expr(p.polwithcheck, t.oid) like '%instance_id = ( SELECT app.instance_id()%')),
    ('a foreign key to a tenant table does not carry instance_id', exists (
      select from pg_constraint f
      join tenant_tables target on target.oid = f.confrelid
      where f.conrelid = t.oid and f.contype = 'f' and not t.attnum = any (f.conkey)))
  ) as checks (problem, is_found)
  where is_found order by 1, 2`;

/** What is wrong with the protection of any table that has an instance_id, as `table: problem`. */
export async function findProtectionProblems(owner: Transaction): Promise<string[]> {
  const rows = await owner.query<{ name: string; problem: string }>(problemsSql, [exemptSchema]);
  return rows.map(({ name, problem }) => `${name}: ${problem}`);
}

const clientGrantsSql = `
  select distinct n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['anon', 'authenticated']) as client
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('auth', 'app')
    and (has_table_privilege(client, c.oid, 'select, insert, update, delete')
      or has_any_column_privilege(client, c.oid, 'select, insert, update'))
  order by 1`;

/** Tables of auth and app that a person or visitor is granted anything on. */
export async function listInternalTablesOfClients(owner: Transaction): Promise<string[]> {
  return (await owner.query<{ name: string }>(clientGrantsSql)).map(({ name }) => name);
}

/** Tables with an instance_id that clients are granted something on; those of schema public by their name alone. */
export async function listTenantTables(owner: Transaction): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select case when n.nspname = 'public' then '' else n.nspname || '.' end || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'instance_id'
     where n.nspname in ('public', 'storage', 'realtime') and c.relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name).toSorted();
}
