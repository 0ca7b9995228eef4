import path from 'node:path';
import { Client } from 'pg';
import { applySqlFiles, readSqlFiles, type SqlFile, SqlFileError } from './sql-files.ts';

export type MigrateOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Password given to the login role of the service; left as it is when absent. */
  authenticatorPassword?: string;
  /** The same for the login role of the worker. */
  workerPassword?: string;
  folder?: string;
};

/** Folder of this service's migrations. */
export const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

/**
 * Applies the migrations that are not applied yet, in order of number.
 *
 * @returns names of what was applied
 * @throws SqlFileError when a file fails, or was changed or removed after it was applied
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? migrationsFolder);
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'migrate' });
  await client.connect();
  try {
    const applied = await applySqlFiles(client, migrations, { journal: 'app.schema_migrations' });
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

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder);
  const names = files.map(({ name }) => name);
  const unusable = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (unusable) throw new SqlFileError(`${unusable}: a migration is named NNNN_name.sql`);
  const twin = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twin) throw new SqlFileError(`${twin}: another migration has the same number`);
  return files;
}
