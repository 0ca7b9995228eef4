import { Client } from 'pg';
import { applySqlFiles, readSqlFiles } from './sql-files.ts';

export type ProgramSqlOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Folder of the program's `.sql` files. */
  folder: string;
};

/** What a program's SQL presumes of a database, and what product tables do not have. */
const prepareSql = `
  create schema if not exists extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  do $$ begin
    execute format('alter role authenticator in database %I set search_path = "$user", public, extensions',
      current_database());
  end $$`;

/**
 * While a file is applied, what it makes in schema public is granted to the roles of callers, its functions to
 * everybody, and rows without an instance are the default one's. Nothing of that outlives its transaction, so that
 * product tables go on being granted column by column.
 */
const openSql = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges grant execute on functions to public;
  select set_config('search_path', '"$user", public, extensions', true),
    set_config('app.instance_id', (select id::text from app.instances where is_default), true)`;

const closeSql = `
  reset role;
  alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
  alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
  alter default privileges revoke execute on functions from public;
  reset all`;

/**
 * Applies a program's own files, which are not applied yet, in order of name, and tells the services.
 *
 * @returns names of what was applied
 * @throws SqlFileError when a file fails, or was changed or removed after it was applied
 */
export async function applyProgramSql({ ownerUrl, folder }: ProgramSqlOptions): Promise<string[]> {
  const files = await readSqlFiles(folder);
  const client = new Client({ connectionString: ownerUrl, application_name: 'program sql' });
  await client.connect();
  try {
    await client.query(`set client_min_messages = warning; ${prepareSql}`);
    const applied = await applySqlFiles(client, files, {
      journal: 'app.program_sql',
      before: () => client.query(openSql),
      after: () => client.query(closeSql),
    });
    if (applied.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return applied;
  } finally {
    await client.end();
  }
}
