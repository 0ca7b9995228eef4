import { Client } from 'pg';
import { PRODUCT_SCHEMA, setApart } from './product-schema.ts';
import { applySqlFiles, readSqlFiles, type SqlFile, SqlFileError } from './sql-files.ts';

export type MigrateOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Password given to the login role of the service; left as it is when absent. */
  authenticatorPassword?: string;
  /** The same for the login role of the worker. */
  workerPassword?: string;
  /** Folder of the migrations. */
  folder: string;
  /** Keeps the product's tables out of schema `public`; decided for good at the first migration. */
  isPublicLeftFree?: boolean;
};

/**
 * Applies the migrations that are not applied yet, in order of number.
 *
 * @returns names of what was applied
 * @throws SqlFileError when a file fails, or was changed or removed after it was applied
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'migrate' });
  await client.connect();
  try {
    const isApart = await decidePlace(client, options.isPublicLeftFree ?? false);
    const files = isApart ? migrations.map((file) => ({ ...file, sql: setApart(file.sql) })) : migrations;
    const applied = await applySqlFiles(client, files, { journal: 'app.schema_migrations' });
    const passwords = { authenticator: options.authenticatorPassword, worker: options.workerPassword };
    for (const [role, password] of Object.entries(passwords)) {
      if (password === undefined) continue;
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Whether the product's tables lie in a schema of their own. */
async function decidePlace(client: Client, isPublicLeftFree: boolean): Promise<boolean> {
  const { rows } = await client.query<{ is_apart: boolean; is_new: boolean }>(
    `select to_regnamespace($1) is not null as is_apart, to_regclass('app.schema_migrations') is null as is_new`,
    [PRODUCT_SCHEMA],
  );
  if (rows[0]?.is_apart) return true;
  if (!rows[0]?.is_new || !isPublicLeftFree) return false;
  await client.query(`create schema ${PRODUCT_SCHEMA}`);
  return true;
}

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder);
  const names = files.map(({ name }) => name);
  const unusable = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (unusable) throw new SqlFileError(`${unusable}: a migration is named NNNN_name.sql`);
  const twin = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twin) throw new SqlFileError(`${twin}: another migration has the same number`);
  return files;
}
