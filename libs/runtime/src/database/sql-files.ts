import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { lineAt, splitSql, type SqlStatement } from './split-sql.ts';

/** A file that cannot be applied, in one line a person can act on. */
export class SqlFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SqlFileError';
  }
}

/** A file to apply once. */
export type SqlFile = { name: string; sql: string; checksum: string };

/** What surrounds the statements of each file. */
export type SqlFileSurroundings = {
  /** Table of what was applied. */
  journal: string;
  before?: (client: Client) => Promise<unknown>;
  /** Also called after a failure, outside of a transaction. */
  after?: (client: Client) => Promise<unknown>;
};

/** The `.sql` files of a folder in order of name. @throws the system's error when it cannot be read */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies the files that are not applied yet, in order, each in a transaction of its own.
 *
 * @returns names of what was applied
 * @throws SqlFileError when a file fails, or was changed or removed after it was applied
 */
export async function applySqlFiles(
  client: Client,
  files: readonly SqlFile[],
  surroundings: SqlFileSurroundings,
): Promise<string[]> {
  const { journal } = surroundings;
  await prepareJournal(client, journal);
  const known = files.map(({ name }) => name);
  const { rows } = await client.query<{ name: string }>(
    `select name from ${journal} where name <> all ($1) order by name limit 1`,
    [known],
  );
  if (rows[0]) throw new SqlFileError(`${rows[0].name}: was applied to this database but is missing here`);
  const applied: string[] = [];
  for (const file of files) {
    if (await applyPatiently(client, file, surroundings)) applied.push(file.name);
  }
  return applied;
}

/** Makes the table of what was applied, where there is none. */
export async function prepareJournal(client: Client, journal: string): Promise<void> {
  await client.query(`set client_min_messages = warning; create schema if not exists app;
    create table if not exists ${journal} (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

/** How long a statement waits for a lock: whoever comes after it waits as well, and that is everybody. */
const LOCK_TIMEOUT = '2s';
/** Attempts at a file that gets no lock, and the milliseconds between them, in which those who waited go on. */
const ATTEMPTS = 30;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

async function applyPatiently(
  client: Client,
  file: SqlFile,
  surroundings: SqlFileSurroundings,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, file, surroundings);
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockMissing(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const isLockMissing = (error: unknown) =>
  error instanceof SqlFileError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === LOCK_NOT_AVAILABLE;

/** The lock makes a second runner wait and then find the work done. */
async function apply(client: Client, file: SqlFile, surroundings: SqlFileSurroundings): Promise<boolean> {
  const { name, sql, checksum } = file;
  const { journal, before, after } = surroundings;
  await client.query('begin');
  try {
    await client.query(`lock table ${journal} in exclusive mode`);
    const { rows } = await client.query<{ checksum: string }>(
      `select checksum from ${journal} where name = $1`,
      [name],
    );
    if (rows[0] && rows[0].checksum !== checksum) {
      throw new SqlFileError(`${name}: was changed after it was applied; add a new file instead`);
    }
    if (!rows[0]) {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await before?.(client);
      for (const statement of splitSql(sql)) await run(client, name, statement);
      await after?.(client);
      await client.query(`insert into ${journal} (name, checksum) values ($1, $2)`, [name, checksum]);
    }
    await client.query('commit');
    return !rows[0];
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // A file may have committed by itself.
    await after?.(client).catch(() => undefined);
    throw error instanceof SqlFileError ? error : new SqlFileError(`${name}: ${String(error)}`);
  }
}

/** @throws SqlFileError with the line at which the server stumbled, else that of the statement */
async function run(client: Client, name: string, { text, line }: SqlStatement): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = 'position' in error ? Number(error.position) : Number.NaN;
    const at = Number.isNaN(position) ? line : line + lineAt(text, position - 1) - 1;
    throw new SqlFileError(`${name}: ${error.message} (line ${at})`, { cause: error });
  }
}
