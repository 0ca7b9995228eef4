import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applySqlFiles,
  createStatementExecutor,
  migrate,
  readMigrations,
  readSqlFiles,
  setApart,
  type SqlFile,
} from '@reflectory/runtime/database';
import { prepareJobQueue } from '@reflectory/runtime/jobs';
import { runOnce, TEMPLATE_URL_VARIABLE, withDatabase } from '@reflectory/runtime/testing';
import { baseline } from '../../migrations/baseline.ts';
import { migrations } from '../../migrations/migrations.ts';

/** The last migration of the earliest release. */
const EARLIEST = '0009';
const schemaFolder = import.meta.dirname;
const read = (name: string) => readFile(path.join(schemaFolder, name), 'utf8');
/** The migrations that the baseline stands for, as they were. */
const numbered = await readSqlFiles(path.join(schemaFolder, 'numbered-migrations'));

const serverUrl = () => withDatabase(process.env[TEMPLATE_URL_VARIABLE] ?? '', 'postgres');
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await runOnce(serverUrl(), `drop database ${name} with (force)`);
});

async function createEmptyDatabase(): Promise<string> {
  const name = `schema_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl(), `create database ${name}`);
  databases.push(name);
  return withDatabase(serverUrl(), name);
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

/** Applies numbered migrations as the last version with numbers did. */
const applyNumbered = (url: string, files: readonly SqlFile[]) =>
  withOwner(url, (owner) => applySqlFiles(owner, files, { journal: 'app.schema_migrations' }));
const upTo = (last: string) => numbered.filter(({ name }) => name.slice(0, 4) <= last);

async function prepareQueue(url: string): Promise<void> {
  const owner = createStatementExecutor({ url, applicationName: 'owner', maxConnections: 2 });
  await prepareJobQueue(owner).finally(owner.close);
}

const linesOf = async (url: string) => {
  const sql = await read('catalogue-lines.sql');
  return withOwner(url, async (owner) =>
    (await owner.query<{ line: string }>(sql)).rows.map(({ line }) => line),
  );
};

const countsSql = `select format('%s.%s', schemaname, tablename) as name,
  (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as rows
  from pg_tables where schemaname in ('public', 'product', 'auth', 'app', 'storage', 'realtime')
    -- The last two hold what happened, not what is.
    and tablename not in ('schema_migrations', 'outbox', 'control_plane_changes')`;
const count = (url: string) =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ name: string; rows: string }>(countsSql);
    return new Map(rows.map((row) => [row.name, row.rows]));
  });

it('the baseline stands for every numbered migration as it was released', () => {
  expect(Object.entries(baseline.replaces)).toEqual(numbered.map(({ name, checksum }) => [name, checksum]));
});

it('a numbered migration that came after the baseline is not applied again under its name of now', async () => {
  const url = await createEmptyDatabase();
  const files = await readMigrations(migrations.folders);
  const renamed = Object.entries(baseline.renamed).map(([name, now]) => {
    const file = files.find((one) => one.name === now);
    if (!file) throw new Error(`${now} is not there`);
    return { ...file, name };
  });
  await applyNumbered(url, [...numbered, ...renamed]);
  const applied = await migrate({ ownerUrl: url, ...migrations });
  expect(renamed.length).toBeGreaterThan(0);
  expect(applied.filter((name) => Object.values(baseline.renamed).includes(name))).toEqual([]);
});

describe.each([
  { where: 'in schema public', isPublicLeftFree: false },
  { where: 'beside a program', isPublicLeftFree: true },
])('a database of the last version with numbers, $where', ({ isPublicLeftFree }) => {
  let fresh: string;
  let carried: string;
  let applied: string[];
  beforeAll(async () => {
    [fresh, carried] = [await createEmptyDatabase(), await createEmptyDatabase()];
    await migrate({ ownerUrl: fresh, ...migrations, isPublicLeftFree });
    if (isPublicLeftFree) await runOnce(carried, 'create schema product');
    const place = ({ sql, ...file }: SqlFile) => ({ ...file, sql: isPublicLeftFree ? setApart(sql) : sql });
    await applyNumbered(carried, numbered.map(place));
    applied = await migrate({ ownerUrl: carried, ...migrations });
  });

  it('is carried over: nothing of the baseline is done again, and nothing twice', async () => {
    const later = (await readMigrations(migrations.folders)).filter(
      ({ name }) => name.slice(0, 12) > baseline.last,
    );
    expect(applied).toEqual(later.map(({ name }) => name));
    expect(await migrate({ ownerUrl: carried, ...migrations })).toEqual([]);
  });

  it('has the very schema of one that was made anew: columns, constraints, policies, grants, functions, triggers', async () => {
    const [ofFresh, ofCarried] = [await linesOf(fresh), await linesOf(carried)];
    expect(ofFresh.length).toBeGreaterThan(500);
    expect(ofCarried).toEqual(ofFresh);
  });

  it('has the rows that migrations bring', async () => {
    expect(await count(carried)).toEqual(await count(fresh));
    const features = (url: string) =>
      withOwner(url, async (owner) => {
        const schema = isPublicLeftFree ? 'product' : 'public';
        const { rows } = await owner.query(
          `select feature_key, enabled, description from ${schema}.global_features order by 1`,
        );
        return rows;
      });
    expect(await features(carried)).toEqual(await features(fresh));
  });
});

describe('a database that was upgraded since the earliest release', () => {
  let upgraded: string;
  let before: Map<string, string>;
  beforeAll(async () => {
    upgraded = await createEmptyDatabase();
    await applyNumbered(upgraded, upTo(EARLIEST));
    const rows = await read('earliest-rows.sql');
    await withOwner(upgraded, (owner) => owner.query(rows));
    before = await count(upgraded);
    await applyNumbered(upgraded, numbered);
    await migrate({ ownerUrl: upgraded, ...migrations });
    await prepareQueue(upgraded);
  });

  it('has the very schema of one that was made anew, with the queue of jobs', async () => {
    const fresh = await createEmptyDatabase();
    await migrate({ ownerUrl: fresh, ...migrations });
    await prepareQueue(fresh);
    expect(await linesOf(upgraded)).toEqual(await linesOf(fresh));
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

describe('a database that is not carried over', () => {
  const journal = (url: string) =>
    withOwner(url, async (owner) => {
      const { rows } = await owner.query('select name, checksum from app.schema_migrations order by name');
      return rows;
    });

  it('because it is of an earlier version hears which one does it, and stays as it is', async () => {
    const url = await createEmptyDatabase();
    await applyNumbered(url, upTo('0195'));
    const had = await journal(url);
    await expect(migrate({ ownerUrl: url, ...migrations })).rejects.toThrow(
      'This database stands at 0195_leaving_while_paused.sql and lacks 0220_bans_are_told.sql: start version 0.1.0 at commit 1ebe325 once, which carries it over, and then this one. Nothing was changed',
    );
    expect(await journal(url)).toEqual(had);
  });

  it('because one of its migrations was another hears which', async () => {
    const url = await createEmptyDatabase();
    await applyNumbered(url, numbered);
    await runOnce(url, `update app.schema_migrations set checksum = 'other' where name like '0007%'`);
    const had = await journal(url);
    await expect(migrate({ ownerUrl: url, ...migrations })).rejects.toThrow(
      '0007_presentation_shares.sql: was changed after it was applied',
    );
    expect(await journal(url)).toEqual(had);
  });
});
