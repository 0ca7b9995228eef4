import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCluster } from './start-cluster.ts';

/** Milliseconds; a cluster takes seconds to be made, more where others are made as well. */
const SLOW = 180_000;

let home: string;
let dataDir: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  // Under root the server runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
  dataDir = path.join(home, 'postgres');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const secretFile = () => `${dataDir}.secret`;

/** Starts the cluster once and stops it; answers what it told. */
async function startOnce(): Promise<{ told: string[]; ownerUrl: string }> {
  const told: string[] = [];
  const cluster = await startCluster({ dataDir, durable: false, log: (step) => told.push(step) });
  expect(await acceptsConnections(cluster.port)).toBe(true);
  await cluster.stop();
  return { told, ownerUrl: cluster.ownerUrl };
}

const acceptsConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).once('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.end());
  });

/** Starts the cluster in a process of its own, which is killed as soon as `isTime`. */
async function killStartWhen(isTime: () => boolean): Promise<void> {
  const program = `import { startCluster } from '${path.join(import.meta.dirname, 'index.ts')}';
    await startCluster({ dataDir: ${JSON.stringify(dataDir)}, durable: false }); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  while (!isTime() && child.exitCode === null) await sleep(2);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

describe('a cluster whose first start was killed', () => {
  test(
    'while initdb was writing is made anew by the next start',
    async () => {
      await killStartWhen(() => globSync(`${dataDir}.new-*/data/PG_VERSION`).length > 0);
      expect(existsSync(dataDir)).toBe(false);
      const { told } = await startOnce();
      expect(told).toContain('Initialising the database');
      expect((await startOnce()).told).toEqual([]);
      expect(globSync(`${dataDir}.new-*`)).toEqual([]);
    },
    SLOW,
  );

  test(
    'leaves no server behind',
    async () => {
      const pidFile = path.join(dataDir, 'postmaster.pid');
      await killStartWhen(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready'));
      const running = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(dataDir);
      // It has 20 s to end by itself, and is ended then.
      await expect.poll(running, { timeout: 45_000 }).toBe(false);
    },
    SLOW,
  );
});

describe('the password of the owner', () => {
  test(
    'is readable by its owner alone',
    async () => {
      await startOnce();
      expect(statSync(secretFile()).mode & 0o777).toBe(0o600);
    },
    SLOW,
  );

  test.each(['lost', 'cut off'])(
    'is made anew when it was %s, and nothing else is',
    async (how) => {
      const first = await startOnce();
      writeFileSync(path.join(dataDir, 'kept'), '');
      if (how === 'lost') rmSync(secretFile());
      else writeFileSync(secretFile(), 'abc');

      const second = await startOnce();

      expect(second.told.join()).toMatch(/The password of the database .* was lost: it gets a new one/);
      expect(second.ownerUrl.split('@')[0]).not.toBe(first.ownerUrl.split('@')[0]);
      expect(existsSync(path.join(dataDir, 'kept'))).toBe(true);
      expect((await startOnce()).told).toEqual([]);
    },
    SLOW,
  );
});

describe('what is no whole database is refused in one line', () => {
  test('a folder without its control file', async () => {
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '18\n');
    await expect(startOnce()).rejects.toThrow(
      /^The folder \S+ holds no whole database: [^\n]+Move it away[^\n]+$/,
    );
  });

  test(
    'a cluster of which files are missing, without its password',
    async () => {
      await startOnce();
      rmSync(secretFile());
      rmSync(path.join(dataDir, 'global/pg_filenode.map'));
      await expect(startOnce()).rejects.toThrow(
        /^The database in \S+ has lost its password[^\n]+Move it away[^\n]+$/,
      );
    },
    SLOW,
  );
});

describe.runIf(process.getuid?.() === 0)('as root in a folder that only root may enter', () => {
  test(
    'the data files lie elsewhere, and the start says where, each time',
    async () => {
      chmodSync(home, 0o700);
      const { told } = await startOnce();
      const [line = ''] = told;
      expect(line).toMatch(/^The database lies in \/var\/lib\/reflectory\/data-\w+\/postgres, since/);
      const folder = /lies in (\S+),/.exec(line)?.[1] ?? '';
      try {
        expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true);
        expect((await startOnce()).told).toEqual([line]);
      } finally {
        rmSync(path.dirname(folder), { recursive: true });
      }
    },
    SLOW,
  );
});
