import type { Transaction } from '@reflectory/runtime/database';

/** A policy that a person or visitor meets, with the SQL that makes it again. */
export type Policy = { table: string; name: string; createSql: string };

type PolicyRow = {
  schemaname: string;
  tablename: string;
  policyname: string;
  permissive: string;
  roles: string[];
  cmd: string;
  qual: string | null;
  with_check: string | null;
};

/** Policies on tables with an instance_id that concern clients. */
export async function listClientPolicies(owner: Transaction, tables: readonly string[]): Promise<Policy[]> {
  const rows = await owner.query<PolicyRow>(
    `select schemaname, tablename, policyname, permissive, roles::text[] as roles, cmd, qual, with_check from pg_policies
     where case when schemaname = 'public' then '' else schemaname || '.' end || tablename = any ($1) and roles && '{public,anon,authenticated}'
     order by schemaname, tablename, policyname`,
    [tables],
  );
  return rows.map((row) => ({
    table: row.schemaname === 'public' ? row.tablename : `${row.schemaname}.${row.tablename}`,
    name: row.policyname,
    createSql: createSql(row),
  }));
}

function createSql({
  schemaname,
  tablename,
  policyname,
  permissive,
  roles,
  cmd,
  qual,
  with_check,
}: PolicyRow): string {
  const using = qual === null ? '' : `using (${qual})`;
  const check = with_check === null ? '' : `with check (${with_check})`;
  return `create policy ${policyname} on ${schemaname}.${tablename} as ${permissive} for ${cmd} to ${roles.join(', ')} ${using} ${check}`;
}
