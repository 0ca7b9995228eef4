import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOnce, TEMPLATE_URL_VARIABLE, withDatabase } from '@reflectory/runtime/testing';
import { prepareJobQueue } from '@reflectory/runtime/jobs';
import { createStatementExecutor, migrate } from '@reflectory/runtime/database';
import { migrationsFolder } from '../../migrations.ts';

/** The last migration of the earliest release. */
const EARLIEST = '0009';
const schemaFolder = import.meta.dirname;
const read = (name: string) => readFile(path.join(schemaFolder, name), 'utf8');

const serverUrl = () => withDatabase(process.env[TEMPLATE_URL_VARIABLE] ?? '', 'postgres');
const databases: string[] = [];
async function createEmptyDatabase(): Promise<string> {
  const name = `schema_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl(), `create database ${name}`);
  databases.push(name);
  return withDatabase(serverUrl(), name);
}

/** The folder of migrations as it was at the earliest release. */
async function copyEarliest(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    if (name.slice(0, 4) <= EARLIEST)
      await copyFile(path.join(migrationsFolder, name), path.join(folder, name));
  }
  return folder;
}

async function withOwner<T>(url: string, run: (owner: Client) => Promise<T>): Promise<T> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    return await run(owner);
  } finally {
    await owner.end();
  }
}

async function prepareQueue(url: string): Promise<void> {
  const owner = createStatementExecutor({ url, applicationName: 'owner', maxConnections: 2 });
  await prepareJobQueue(owner).finally(owner.close);
}

const countsSql = `select format('%s.%s', schemaname, tablename) as name,
  (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
  from pg_tables where schemaname in ('public', 'auth', 'app') and tablename not in ('schema_migrations', 'outbox')`;

describe('a database that was upgraded', () => {
  let fresh: string;
  let upgraded: string;
  let before: Map<string, string>;
  const count = (url: string) =>
    withOwner(url, async (owner) => {
      const { rows } = await owner.query<{ name: string; rows: string }>(countsSql);
      return new Map(rows.map((row) => [row.name, row.rows]));
    });
  beforeAll(async () => {
    fresh = await createEmptyDatabase();
    upgraded = await createEmptyDatabase();
    await migrate({ ownerUrl: fresh, folder: migrationsFolder });
    const folder = await copyEarliest();
    await migrate({ ownerUrl: upgraded, folder });
    await rm(folder, { recursive: true });
    const rows = await read('earliest-rows.sql');
    await withOwner(upgraded, (owner) => owner.query(rows));
    before = await count(upgraded);
    await migrate({ ownerUrl: upgraded, folder: migrationsFolder });
    await prepareQueue(fresh);
    await prepareQueue(upgraded);
  });
  afterAll(async () => {
    for (const name of databases) await runOnce(serverUrl(), `drop database ${name} with (force)`);
  });

  it('has the very schema of one that was made anew: columns, constraints, policies, grants, functions, triggers', async () => {
    const sql = await read('catalogue-lines.sql');
    const linesOf = (url: string) =>
      withOwner(url, async (owner) =>
        (await owner.query<{ line: string }>(sql)).rows.map(({ line }) => line),
      );
    const [ofFresh, ofUpgraded] = [await linesOf(fresh), await linesOf(upgraded)];
    expect(ofFresh.length).toBeGreaterThan(500);
    expect(ofUpgraded).toEqual(ofFresh);
  });

  it('has every row that it had', async () => {
    const after = await count(upgraded);
    expect([...before.values()].filter((rows) => rows !== '0').length).toBeGreaterThan(15);
    // A migration brings the features of its release.
    expect(Number(after.get('public.global_features'))).toBeGreaterThanOrEqual(
      Number(before.get('public.global_features')),
    );
    before.delete('public.global_features');
    for (const [name, rows] of before) expect([name, after.get(name)]).toEqual([name, rows]);
  });

  it('has no row that a constraint of today would refuse', async () => {
    const { rows } = await withOwner(upgraded, (owner) =>
      owner.query('select conrelid::regclass as relation, conname from pg_constraint where not convalidated'),
    );
    expect(rows).toEqual([]);
  });
});
