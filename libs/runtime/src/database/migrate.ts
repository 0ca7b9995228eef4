import { Client } from 'pg';
import { type Baseline, carryOver, timestampOf } from './baseline.ts';
import { PRODUCT_SCHEMA, setApart } from './product-schema.ts';
import { applySqlFiles, prepareJournal, readSqlFiles, type SqlFile, SqlFileError } from './sql-files.ts';

/** Where migrations lie: in folders of several owners, in one order over all of them. */
export type Migrations = {
  folders: readonly string[];
  /** Left out: none were squashed. */
  baseline?: Baseline;
};

export type MigrateOptions = Migrations & {
  /** Connection of the role that owns the schema. */
  ownerUrl: string;
  /** Password given to the login role of the service; left as it is when absent. */
  authenticatorPassword?: string;
  /** The same for the login role of the worker. */
  workerPassword?: string;
  /** What features permit, kept beside the schema that asks for it. */
  permissions?: readonly { key: string; roles: readonly string[] }[];
  /** Keeps the product's tables out of schema `public`; decided for good at the first migration. */
  isPublicLeftFree?: boolean;
};

const JOURNAL = 'app.schema_migrations';

/**
 * Applies the migrations that are not applied yet, in order of their timestamps.
 *
 * @returns names of what was applied
 * @throws SqlFileError when a file fails, or was changed or removed after it was applied
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folders);
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'migrate' });
  await client.connect();
  try {
    const isApart = await decidePlace(client, options.isPublicLeftFree ?? false);
    const files = isApart ? migrations.map((file) => ({ ...file, sql: setApart(file.sql) })) : migrations;
    await prepareJournal(client, JOURNAL);
    const { baseline } = options;
    if (baseline) await carryOver(client, files, { journal: JOURNAL, baseline });
    const applied = await applySqlFiles(client, files, { journal: JOURNAL });
    if (options.permissions) await writePermissions(client, options.permissions);
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
    `select to_regnamespace($1) is not null as is_apart, to_regclass($2) is null as is_new`,
    [PRODUCT_SCHEMA, JOURNAL],
  );
  if (rows[0]?.is_apart) return true;
  if (!rows[0]?.is_new || !isPublicLeftFree) return false;
  await client.query(`create schema ${PRODUCT_SCHEMA}`);
  return true;
}

/** Every migration of some folders, in the order in which they are applied. @throws SqlFileError when a name is unusable */
export async function readMigrations(folders: readonly string[]): Promise<SqlFile[]> {
  const files = (await Promise.all(folders.map(readSqlFiles))).flat();
  const inOrder = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const unusable = inOrder.find(({ name }) => !/^\d{12}_[a-z0-9_]+\.sql$/.test(name));
  if (unusable) throw new SqlFileError(`${unusable.name}: a migration is named YYYYMMDDHHMM_name.sql`);
  const twin = inOrder.find((file, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && timestampOf(before) === timestampOf(file);
  });
  if (twin) throw new SqlFileError(`${twin.name}: another migration has the same timestamp`);
  return inOrder;
}

/** A permission that is not declared any more stays until a later migration removes it: an older release may ask for it. */
async function writePermissions(
  client: Client,
  permissions: readonly { key: string; roles: readonly string[] }[],
): Promise<void> {
  await client.query(
    `insert into app.permissions (key, roles)
     select p.key, array(select jsonb_array_elements_text(p.roles))
     from jsonb_to_recordset($1) as p (key text, roles jsonb)
     on conflict (key) do update set roles = excluded.roles where permissions.roles <> excluded.roles`,
    [JSON.stringify(permissions.map(({ key, roles }) => ({ key, roles })))],
  );
}
