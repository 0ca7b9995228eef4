import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries, type Binaries } from './binaries.ts';
import { findFreePort } from './free-port.ts';
import { keepServer, startServer } from './server-process.ts';
import { findUnprivilegedUser, makeOwnedFolder, type UserIds } from './unprivileged-user.ts';

/** Major version of the PostgreSQL that npm brings. */
export const POSTGRES_MAJOR = 18;
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

export type Cluster = {
  ownerUrl: string;
  port: number;
  /** Of the process that the others are children of; another one after the server died. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL server from npm's binaries on loopback, initialising its folder when it is empty. When it
 * dies it is started again, at the same address, and recovers what was committed.
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
  const start = () => startServer({ binaries, dataDir, port, user, isDurable: options.durable ?? true });
  const server = keepServer(await start(), start);
  const password = readFileSync(secretPath(dataDir), 'utf8').trim();
  return {
    ownerUrl: `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`,
    port,
    get pid() {
      return server.pid;
    },
    stop: server.stop,
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
