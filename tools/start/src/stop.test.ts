import { findFreePort } from '@reflectory/database';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './settings.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the product, interrupts it when `isTime`, and says how it ended. */
async function startAndInterrupt(isTime: (output: string) => boolean) {
  const child = spawn(process.execPath, ['tools/start/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await findFreePort()), REFLECTORY_DATA_DIR: dataDir },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  while (!isTime(output) && child.exitCode === null) await sleep(20);
  child.kill('SIGINT');
  child.kill('SIGINT');
  return { exitCode: await ended, output, left: processesOf(child.pid) };
}

/** Command lines of processes that the start command or its data folder still has. */
function processesOf(pid: number | undefined): string[] {
  const all = execFileSync('ps', ['-eo', 'pgid,ppid,args'], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(dataDir) || line.includes(` ${pid} `));
}

test('Ctrl-C stops everything and leaves no process', async () => {
  const { exitCode, output, left } = await startAndInterrupt((text) =>
    text.includes('Ctrl-C stops everything'),
  );
  expect(output).toContain('First administrator');
  expect({ exitCode, left }).toEqual({ exitCode: 0, left: [] });
}, 240_000);

test('Ctrl-C while it is still starting leaves no process either', async () => {
  const { exitCode, left } = await startAndInterrupt((text) => text.includes('Bringing the database'));
  expect({ exitCode, left }).toEqual({ exitCode: 130, left: [] });
}, 240_000);
