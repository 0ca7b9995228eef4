import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries, type Binaries } from './binaries.ts';
import { findUnprivilegedUser, makeOwnedFolder, type UserIds } from './unprivileged-user.ts';

/** Major version of the PostgreSQL that npm brings. */
export const POSTGRES_MAJOR = 18;
/** After that the server ends at once and recovers at its next start. */
const STOP_TIMEOUT_MS = 10_000;
const OWNER = 'reflectory_owner';

export type ClusterOptions = {
  /** Folder of the data files; made when it is missing. Its password lies beside it as `{dataDir}.secret`. */
  dataDir: string;
  /** TCP port on loopback; a free one when left out. */
  port?: number;
  /** False gives up crash safety for speed: for data that is thrown away. */
  durable?: boolean;
  /** Called with each step worth telling a person. */
  log?: (step: string) => void;
};

export type Cluster = { ownerUrl: string; port: number; stop(): Promise<void> };

/**
 * Starts a real PostgreSQL server from npm's binaries on loopback, initialising its folder when it is empty.
 *
 * @throws Error with one readable line: a folder of another version, a folder the server cannot enter, a start that failed.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, log = () => undefined } = options;
  const binaries = await findBinaries();
  const user = findUnprivilegedUser();
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) {
    refuseOtherVersion(dataDir);
    endLeftoverServer(binaries, dataDir, user);
  } else {
    log('Initialising the database');
    initialise(binaries, dataDir, user);
  }
  const port = options.port ?? (await findFreePort());
  const server = await startServer(binaries, dataDir, port, user, options.durable ?? true);
  const password = readFileSync(secretPath(dataDir), 'utf8').trim();
  return {
    ownerUrl: `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`,
    port,
    stop: () => stopServer(server),
  };
}

const secretPath = (dataDir: string) => `${dataDir}.secret`;

function refuseOtherVersion(dataDir: string): void {
  const version = readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(POSTGRES_MAJOR)) {
    throw new Error(
      `The data folder ${dataDir} was made by PostgreSQL ${version}, this is ${POSTGRES_MAJOR}: move it away or set DATABASE_URL`,
    );
  }
}

/** After a killed start the old server may still hold the folder. */
function endLeftoverServer(binaries: Binaries, dataDir: string, user: UserIds): void {
  if (!existsSync(path.join(dataDir, 'postmaster.pid'))) return;
  spawnSync(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '20'], { ...user, cwd: '/' });
}

function initialise(binaries: Binaries, dataDir: string, user: UserIds): void {
  makeOwnedFolder(dataDir, user);
  const password = randomBytes(18).toString('base64url');
  const passwordFile = path.join(tmpdir(), `reflectory-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, password, { mode: 0o644 });
  try {
    const result = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${dataDir}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      { ...user, cwd: '/', encoding: 'utf8' },
    );
    if (result.status !== 0) {
      rmSync(dataDir, { recursive: true, force: true });
      const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
      throw new Error(`The database could not be initialised in ${dataDir}: ${reason}`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(secretPath(dataDir), password, { mode: 0o600 });
}

function startServer(
  binaries: Binaries,
  dataDir: string,
  port: number,
  user: UserIds,
  durable: boolean,
): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  // A process group of its own: Ctrl-C must reach the database last, after those who use it.
  const server = spawn(binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      const reason = output.match(/FATAL: {2}(.*)/)?.[1] ?? output.trim().split('\n').at(-1);
      reject(new Error(`The database did not start (exit code ${code}): ${reason}`));
    });
  });
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGINT');
  });
}

/** A TCP port on loopback that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
