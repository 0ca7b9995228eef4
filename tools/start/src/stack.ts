import { startCluster } from '@reflectory/database';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { buildProduct, publishReleases, requireBuilds } from './build.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import { loadSecrets, type Secrets } from './data-folder/secrets.ts';
import { choosePayments } from './payments.ts';
import type { Ports } from './ports.ts';
import { chooseProviders } from './provider.ts';
import { runProgram } from './run-program.ts';
import { type DatabaseUrls, programFile, type Services, startServices } from './services.ts';
import { StartError, type Settings } from './settings.ts';

const ANSWER_MS = 10_000;

export type Stack = {
  settings: Settings;
  ports: Ports;
  secrets: Secrets;
  database: DatabaseUrls;
  services: Services;
  /** Null where the database is somebody else's. */
  databaseProcess: DatabaseProcess | null;
  seed: SeedReport;
  /** Whether payments go to the stand-in for Stripe. */
  hasStandIn: boolean;
  /** Whether the stand-in for a provider runs. */
  hasProvider: boolean;
  stop(): Promise<void>;
};

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

type Database = { ownerUrl: string; process: DatabaseProcess | null; stop(): Promise<void> };

/**
 * Starts the whole product and resolves when it truly serves. What was started is stopped again on failure, and when
 * `stopped` is aborted before that.
 *
 * @throws StartError
 */
export async function startStack(
  settings: Settings,
  log: (step: string) => void,
  stopped: AbortSignal,
): Promise<Stack> {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, stopped]);
  const dataFolder = await openDataFolder(settings, log);
  const running: { stop(): Promise<void> }[] = [dataFolder];
  const stopAll = async () => {
    for (const part of running.toReversed()) await part.stop();
  };
  try {
    const { ports } = dataFolder;
    const secrets = await loadSecrets(settings.dataDir, log);
    const releasesDir = path.join(settings.dataDir, 'releases');
    const built = settings.service ? undefined : build(log, signal);
    const preparing = [
      prepareDatabase({ settings, secrets, log, running, signal, built }),
      built?.then(() => publishReleases(releasesDir, log, signal)),
    ] as const;
    // The first failure ends the other part as well, and is the one that is told.
    for (const part of preparing) part?.catch(() => failed.abort());
    await Promise.all(preparing).catch(async (error: unknown) => {
      await Promise.allSettled(preparing);
      throw error;
    });
    const database = await preparing[0];
    log('Starting the services');
    const services = startServices({
      settings,
      secrets,
      ports,
      database: database.urls,
      releasesDir,
      payments: choosePayments({ settings, secrets, ports }),
      providers: chooseProviders({ secrets, ports }),
      onStart: dataFolder.note,
    });
    const all = Object.values(services).filter((service) => service !== null);
    running.push(...all);
    await Promise.race([Promise.all(all.map((service) => service.ready())), rejectOnAbort(signal)]);
    signal.throwIfAborted();
    return {
      settings,
      ports,
      secrets,
      database: database.urls,
      services,
      databaseProcess: database.process,
      seed: database.report,
      hasStandIn: services.stripeStandIn !== null,
      hasProvider: services.providerStandIn !== null,
      stop: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new StartError('stopped')));
  });

async function build(log: (step: string) => void, signal: AbortSignal): Promise<void> {
  log('Building what has changed');
  await buildProduct(signal);
  requireBuilds();
}

type DatabasePreparation = {
  settings: Settings;
  secrets: Secrets;
  log: (step: string) => void;
  running: { stop(): Promise<void> }[];
  signal: AbortSignal;
  /** Resolves when the programs can be run. */
  built: Promise<void> | undefined;
};

type PreparedDatabase = { report: SeedReport; urls: DatabaseUrls; process: DatabaseProcess | null };

async function prepareDatabase({
  settings,
  secrets,
  log,
  running,
  signal,
  built,
}: DatabasePreparation): Promise<PreparedDatabase> {
  const database = await openDatabase(settings, log);
  running.push(database);
  await built;
  const env = {
    CORE_API_DATABASE_OWNER_URL: database.ownerUrl,
    CORE_API_DATABASE_AUTHENTICATOR_PASSWORD: secrets.authenticatorPassword,
    CORE_API_DATABASE_WORKER_PASSWORD: secrets.workerPassword,
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
  const report = JSON.parse(output.trim().split('\n').at(-1) ?? '') as SeedReport;
  const urlOf = (username: string, password: string) =>
    Object.assign(new URL(database.ownerUrl), { username, password }).href;
  return {
    report,
    process: database.process,
    urls: {
      owner: database.ownerUrl,
      authenticator: urlOf('authenticator', secrets.authenticatorPassword),
      worker: urlOf('worker', secrets.workerPassword),
    },
  };
}

/** Said before anything is built. @throws StartError */
async function requireAnswer({ hostname, port }: URL): Promise<void> {
  const socket = connect(Number(port || 5432), hostname.replace(/^\[(.*)\]$/, '$1'));
  await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL does not answer: ${String(error)}`);
  });
  socket.destroy();
}

async function openDatabase(settings: Settings, log: (step: string) => void): Promise<Database> {
  if (settings.databaseUrl) {
    await requireAnswer(new URL(settings.databaseUrl));
    return { ownerUrl: settings.databaseUrl, process: null, stop: async () => undefined };
  }
  try {
    const cluster = await startCluster({ dataDir: path.join(settings.dataDir, 'postgres'), log });
    return { ownerUrl: cluster.ownerUrl, process: cluster, stop: cluster.stop };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
