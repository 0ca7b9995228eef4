import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

/** A migration that cannot be applied, in one line a person can act on. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

export type MigrateOptions = {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Password given to the login role of the service; left as it is when absent. */
  authenticatorPassword?: string;
  /** The same for the login role of the worker. */
  workerPassword?: string;
  folder?: string;
};

type Migration = { name: string; sql: string; checksum: string };

/** Folder of this service's migrations. */
export const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

/**
 * Applies the files that are not applied yet, in order of name, each in a transaction of its own.
 *
 * @returns names of what was applied
 * @throws MigrationError when a file fails, or was changed or removed after it was applied
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? migrationsFolder);
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query(`set client_min_messages = warning; create schema if not exists app;
      create table if not exists app.schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied: string[] = [];
    await refuseRemoved(client, migrations);
    for (const migration of migrations) {
      if (await apply(client, migration)) applied.push(migration.name);
    }
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

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const unusable = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (unusable) throw new MigrationError(`${unusable}: a migration is named NNNN_name.sql`);
  const twin = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twin) throw new MigrationError(`${twin}: another migration has the same number`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function refuseRemoved(client: Client, migrations: Migration[]): Promise<void> {
  const known = migrations.map(({ name }) => name);
  const { rows } = await client.query<{ name: string }>(
    'select name from app.schema_migrations where name <> all ($1) order by name limit 1',
    [known],
  );
  if (rows[0]) throw new MigrationError(`${rows[0].name}: was applied to this database but is missing here`);
}

/** The lock makes a second runner wait and then find the work done. */
async function apply(client: Client, { name, sql, checksum }: Migration): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('lock table app.schema_migrations in exclusive mode');
    const { rows } = await client.query<{ checksum: string }>(
      'select checksum from app.schema_migrations where name = $1',
      [name],
    );
    if (rows[0] && rows[0].checksum !== checksum) {
      throw new MigrationError(`${name}: was changed after it was applied; add a new migration instead`);
    }
    if (!rows[0]) {
      await client.query(sql);
      await client.query('insert into app.schema_migrations (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
    }
    await client.query('commit');
    return !rows[0];
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof MigrationError) throw error;
    throw new MigrationError(`${name}: ${describe(error, sql)}`, { cause: error });
  }
}

/** The server's message, with the line of the file when the server names a position. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : ` (line ${sql.slice(0, position).split('\n').length})`;
  return `${error.message}${line}`;
}
