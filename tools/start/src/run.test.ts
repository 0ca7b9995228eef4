import { findFreePort } from '@reflectory/database';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './settings.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the start command, which is expected to give up, and returns how. */
async function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start/src/main.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(await findFreePort()), REFLECTORY_DATA_DIR: dataDir, ...env },
    timeout: 120_000,
  });
  return { status, stderr };
}

test('a port that is no port is told in one line', async () => {
  const { status, stderr } = await start({ PORT: '70000' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Could not start: PORT must be a number from 1 to 65535, not "70000"\n',
  });
});

test('a data folder of another PostgreSQL is told in one line', async () => {
  mkdirSync(path.join(dataDir, 'postgres'));
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  const { status, stderr } = await start({});
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Could not start: The data folder [^\n]+ was made by PostgreSQL 15, this is 18[^\n]*\n$/,
  );
}, 130_000);

test('a database that does not answer is told in one line', async () => {
  const port = await findFreePort();
  const { status, stderr } = await start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Could not start: The database of DATABASE_URL does not answer: [^\n]+\n$/);
}, 130_000);
