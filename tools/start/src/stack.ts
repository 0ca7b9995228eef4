import path from 'node:path';
import { buildProduct, publishReleases, requireBuilds } from './build.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import { loadSecrets, type Secrets } from './data-folder/secrets.ts';
import { choosePayments } from './payments.ts';
import type { Ports } from './ports.ts';
import { chooseProviders } from './provider.ts';
import { type DatabaseProcess, prepareDatabase, type SeedReport } from './prepare-database.ts';
import { type DatabaseUrls, type Services, startServices } from './services.ts';
import { StartError, type Settings } from './settings.ts';

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
