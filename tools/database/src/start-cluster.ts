import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBinaries, type Binaries } from './binaries.ts';
import { findClusterFolder } from './cluster-folder.ts';
import { copyTemplate, hasTemplate, keepTemplate, type Template } from './cluster-template.ts';
import { findFreePort } from './free-port.ts';
import { initialise, isInitialised, OWNER, type Place, removeUnfinished } from './initialise-cluster.ts';
import { readPassword } from './owner-password.ts';
import { keepServer, startServer } from './server-process.ts';
import { findUnprivilegedUser, type UserIds } from './unprivileged-user.ts';

/** Major version of the PostgreSQL that npm brings. */
const POSTGRES_MAJOR = 18;

export type ClusterOptions = {
  /** Folder of the data files; made when it is missing. Its password lies beside it as `{dataDir}.secret`. */
  dataDir: string;
  /** TCP port on loopback; a free one when left out. */
  port?: number;
  /** False gives up crash safety for speed: for data that is thrown away. */
  durable?: boolean;
  /** What an empty folder begins as a copy of; the cluster is empty when left out. */
  template?: Template;
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
  const { log = () => undefined } = options;
  // Link and file names are told apart by the whole path.
  const dataDir = path.resolve(options.dataDir);
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) refuseOtherVersion(dataDir);
  const user = findUnprivilegedUser();
  const binaries = await findBinaries(user);
  const folder = findClusterFolder(dataDir, user, log);
  const place = { binaries, folder, secretFile: `${dataDir}.secret`, user };
  removeUnfinished(folder);
  if (isInitialised(folder)) {
    endLeftoverServer(binaries, folder, user);
  } else {
    log('Initialising the database');
    await begin(place, options.template);
  }
  const password = readPassword(place, log);
  const port = options.port ?? (await findFreePort());
  const start = () =>
    startServer({ binaries, dataDir: folder, port, user, isDurable: options.durable ?? true });
  const server = keepServer(await start(), start);
  return {
    ownerUrl: ownerUrlOf(password, port),
    port,
    get pid() {
      return server.pid;
    },
    stop: server.stop,
  };
}

const ownerUrlOf = (password: string, port: number) =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`;

async function begin(place: Place, template: Template | undefined): Promise<void> {
  if (!template) return initialise(place);
  if (!hasTemplate(template)) await keepTemplate(place, template, fillCluster);
  copyTemplate(place, template);
}

/** Has a new cluster filled by who knows how, and stops it again. */
async function fillCluster(place: Place, fill: Template['fill']): Promise<void> {
  initialise(place);
  const { binaries, folder, user } = place;
  const port = await findFreePort();
  const start = () => startServer({ binaries, dataDir: folder, port, user, isDurable: false });
  const server = keepServer(await start(), start);
  await fill(
    ownerUrlOf(
      readPassword(place, () => undefined),
      port,
    ),
  ).finally(server.stop);
}

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
