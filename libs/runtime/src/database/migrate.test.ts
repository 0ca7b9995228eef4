import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  createTestOwner,
  isLockAwaited,
  type TestDatabase,
} from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

describe('migrate', () => {
  let db: TestDatabase;
  let folder: string;
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  beforeEach(async () => {
    db = await createTestDatabase();
    await db.owner.query('delete from app.schema_migrations');
    folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await db.drop();
  });
  const run = () => migrate({ ownerUrl: db.ownerUrl, folders: [folder] });

  it('applies new files in order and nothing twice', async () => {
    write('202601010002_second.sql', 'insert into public.steps values (2)');
    write('202601010001_first.sql', 'create table public.steps (n int); insert into public.steps values (1)');
    expect(await run()).toEqual(['202601010001_first.sql', '202601010002_second.sql']);
    expect(await run()).toEqual([]);
    expect(await db.owner.query('select n from public.steps order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('applies files of several folders in one order', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'migrations-'));
    write('202601010003_third.sql', 'insert into public.steps values (3)');
    write('202601010001_first.sql', 'create table public.steps (n int)');
    writeFileSync(path.join(other, '202601010002_second.sql'), 'insert into public.steps values (2)');
    const applied = await migrate({ ownerUrl: db.ownerUrl, folders: [folder, other] });
    expect(applied).toEqual(['202601010001_first.sql', '202601010002_second.sql', '202601010003_third.sql']);
    rmSync(other, { recursive: true });
  });

  it('refuses a name without a timestamp', async () => {
    write('0001_first.sql', 'select 1');
    await expect(run()).rejects.toThrow('0001_first.sql: a migration is named YYYYMMDDHHMM_name.sql');
  });

  it('lets two runners at once apply each file once', async () => {
    write('202601010001_first.sql', 'create table public.steps (n int)');
    const applied = await Promise.all([run(), run()]);
    expect(applied.flat()).toEqual(['202601010001_first.sql']);
  });

  it('gives way to who holds a table, so that nobody queues behind it, and tries again', async () => {
    await db.owner.query('create table public.busy (n int)');
    write('202601010001_first.sql', 'alter table public.busy add column m int');
    const holder = await createTestOwner(db.ownerUrl);
    await holder.query('begin; select * from public.busy');
    const migrating = run();
    await expect.poll(() => isLockAwaited(db.owner)).toBe(true);
    const startedAt = performance.now();
    await db.owner.query('select * from public.busy');
    expect(performance.now() - startedAt).toBeLessThan(4000);
    await holder.query('commit');
    await holder.end();
    expect(await migrating).toEqual(['202601010001_first.sql']);
  });

  it('names file and line of a failure and leaves nothing of it behind', async () => {
    write('202601010001_bad.sql', 'create table public.half (n int);\nselect nonsense from nowhere;');
    await expect(run()).rejects.toThrow('202601010001_bad.sql: relation "nowhere" does not exist (line 2)');
    expect(await db.owner.query("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  });

  it('refuses a file that was changed or removed after it was applied', async () => {
    write('202601010001_first.sql', 'select 1');
    await run();
    write('202601010001_first.sql', 'select 2');
    await expect(run()).rejects.toThrow('202601010001_first.sql: was changed after it was applied');
    rmSync(path.join(folder, '202601010001_first.sql'));
    await expect(run()).rejects.toThrow(
      '202601010001_first.sql: was applied to this database but is missing here',
    );
  });

  it('refuses two files with one timestamp', async () => {
    write('202601010001_one.sql', 'select 1');
    write('202601010001_two.sql', 'select 1');
    await expect(run()).rejects.toThrow('202601010001_two.sql: another migration has the same timestamp');
  });
});
