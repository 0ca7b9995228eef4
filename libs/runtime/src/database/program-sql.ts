import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { quoteIdentifier } from './quote-identifier.ts';
import { applySqlFiles, readSqlFiles } from './sql-files.ts';

export type ProgramSqlOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Folder of the program's `.sql` files. */
  folder: string;
};

/** What a program's SQL presumes of a database, and what product tables do without. */
const surroundings = path.join(import.meta.dirname, 'program-surroundings.sql');

/** The file's role: `postgres` where the owner may become it, so that its default privileges are the file's to set. */
const makerSql = `select case when rolsuper and current_setting('is_superuser') = 'on'
    then 'postgres' else current_user end as maker from pg_roles where rolname = 'postgres'`;

const kinds = ['tables', 'sequences', 'functions'];
const clients = 'anon, authenticated, service_role';

/**
 * While a file is applied, what it makes in schema public is granted to the roles of callers, its functions to
 * everybody, and rows without an instance are the default one's. Nothing of that outlives its transaction, so that
 * product tables go on being granted column by column.
 */
const openSql = (maker: string) => `
  ${kinds.map((kind) => `alter default privileges for role ${maker} in schema public grant all on ${kind} to ${clients};`).join('\n')}
  alter default privileges for role ${maker} grant execute on functions to public;
  set local role ${maker};
  select set_config('search_path', '"$user", public, extensions', true),
    set_config('app.instance_id', (select id::text from app.instances where is_default), true)`;

const closeSql = (maker: string) => `
  reset role;
  ${kinds.map((kind) => `alter default privileges for role ${maker} in schema public revoke all on ${kind} from ${clients};`).join('\n')}
  alter default privileges for role ${maker} revoke execute on functions from public;
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
    await client.query(`set client_min_messages = warning; ${await readFile(surroundings, 'utf8')}`);
    const { rows } = await client.query<{ maker: string }>(makerSql);
    const maker = quoteIdentifier(rows[0]?.maker ?? '');
    const applied = await applySqlFiles(client, files, {
      journal: 'app.program_sql',
      before: () => client.query(openSql(maker)),
      after: () => client.query(closeSql(maker)),
    });
    if (applied.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return applied;
  } finally {
    await client.end();
  }
}
