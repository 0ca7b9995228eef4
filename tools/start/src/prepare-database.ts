import { startCluster } from '@reflectory/database';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { digestOfService } from './build-stamp.ts';
import type { Secrets } from './data-folder/secrets.ts';
import { findPreparation, keepPreparation } from './preparation.ts';
import { runProgram } from './run-program.ts';
import { type DatabaseUrls, programFile } from './services.ts';
import { ROOT, StartError, type Settings } from './settings.ts';

const ANSWER_MS = 10_000;
const TEMPLATES = path.join(ROOT, 'node_modules/.cache/reflectory/databases');

/** What the seed prints: people whose passwords may be shown, and the demo instances. */
export type SeedReport = {
  instances: { slug: string; name: string; isDefault: boolean }[];
  people: {
    email: string;
    password: string;
    instance: string;
    role: string;
    isFirstAdministrator?: boolean;
  }[];
};

/** The first process of our own PostgreSQL; another one after it died. */
export type DatabaseProcess = { readonly pid: number | undefined };

type DatabasePreparation = {
  settings: Settings;
  secrets: Secrets;
  log: (step: string) => void;
  running: { stop(): Promise<void> }[];
  signal: AbortSignal;
  /** Resolves when the programs can be run. */
  built: Promise<void> | undefined;
};

type PreparedDatabase = {
  report: SeedReport;
  urls: DatabaseUrls;
  /** Null where the database is somebody else's. */
  process: DatabaseProcess | null;
};

type Passwords = { authenticator: string; worker: string };

/** Opens the database and brings it up to date. @throws StartError */
export async function prepareDatabase(preparation: DatabasePreparation): Promise<PreparedDatabase> {
  const { settings, secrets, running } = preparation;
  const sources = isOurs(settings) ? digestOfService() : null;
  const database = await openDatabase(preparation, sources);
  running.push(database);
  await preparation.built;
  const passwords = { authenticator: secrets.authenticatorPassword, worker: secrets.workerPassword };
  const report =
    sources !== null
      ? await prepareOnce(preparation, sources, database.ownerUrl, passwords)
      : await prepare(preparation, database.ownerUrl, passwords);
  const urlOf = (username: keyof Passwords) =>
    Object.assign(new URL(database.ownerUrl), { username, password: passwords[username] }).href;
  return {
    report,
    process: database.process,
    urls: { owner: database.ownerUrl, authenticator: urlOf('authenticator'), worker: urlOf('worker') },
  };
}

/** A database of somebody else, or of a program, can be another one at each start. */
const isOurs = (settings: Settings) => settings.databaseUrl === undefined && settings.service === null;

/** Prepares nothing where these very sources have done so before. */
async function prepareOnce(
  preparation: DatabasePreparation,
  sources: string,
  ownerUrl: string,
  passwords?: Passwords,
): Promise<SeedReport> {
  const known = await findPreparation(ownerUrl, sources, passwords);
  if (known) return known;
  const report = await prepare(preparation, ownerUrl, passwords);
  await keepPreparation(ownerUrl, { sources, report });
  return report;
}

async function prepare(
  { settings, log, signal }: DatabasePreparation,
  ownerUrl: string,
  passwords?: Passwords,
): Promise<SeedReport> {
  const env = {
    CORE_API_DATABASE_OWNER_URL: ownerUrl,
    ...(passwords && {
      CORE_API_DATABASE_AUTHENTICATOR_PASSWORD: passwords.authenticator,
      CORE_API_DATABASE_WORKER_PASSWORD: passwords.worker,
    }),
    CORE_API_SEED_DEMO: String(settings.service === null),
    ...(settings.service?.sqlDir && {
      CORE_API_PROGRAM_SQL_DIR: settings.service.sqlDir,
      CORE_API_LEAVE_PUBLIC_FREE: 'true',
    }),
  };
  const program = (name: string) => programFile(settings, 'core-api', `${name}.main`);
  const what = 'Bringing the database up to date';
  log(what);
  const output = await runProgram({ what, args: [program('prepare')], env, signal });
  if (settings.service?.sqlDir) {
    log(`Applying the SQL of ${settings.service.sqlDir}`);
    await runProgram({ what: 'Your SQL', args: [program('program-sql')], env, signal });
  }
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as SeedReport;
}

/** Said before anything is built. @throws StartError */
async function requireAnswer({ hostname, port }: URL): Promise<void> {
  const socket = connect(Number(port || 5432), hostname.replace(/^\[(.*)\]$/, '$1'));
  await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL does not answer: ${String(error)}`);
  });
  socket.destroy();
}

type Database = { ownerUrl: string; process: DatabaseProcess | null; stop(): Promise<void> };

async function openDatabase(preparation: DatabasePreparation, sources: string | null): Promise<Database> {
  const { settings, log, built } = preparation;
  if (settings.databaseUrl) {
    await requireAnswer(new URL(settings.databaseUrl));
    return { ownerUrl: settings.databaseUrl, process: null, stop: async () => undefined };
  }
  const templateOf = (key: string) => ({
    folder: TEMPLATES,
    key,
    async fill(ownerUrl: string) {
      await built;
      await prepareOnce(preparation, key, ownerUrl);
    },
  });
  try {
    const cluster = await startCluster({
      dataDir: path.join(settings.dataDir, 'postgres'),
      log,
      ...(sources !== null && { template: templateOf(sources) }),
    });
    return { ownerUrl: cluster.ownerUrl, process: cluster, stop: cluster.stop };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
