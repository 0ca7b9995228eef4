import { createAdminApp, createReadiness, type Logger, type Readiness } from '@reflectory/server-kit';
import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createApp } from './app.ts';
import type { Config, Secrets } from './config.ts';
import { createCatalogueCache } from './data-api/catalogue-cache.ts';
import { createDatabase } from './database/database.ts';
import { createFunctionList } from './functions/function-list.ts';

/** The service, built and not yet listening. */
export type ServiceContext = {
  app: Express;
  adminApp: Express;
  readiness: Readiness;
  close(): Promise<void>;
};

/** Puts the parts together; connects to nothing yet. */
export function createContext({
  secrets,
  logger,
}: {
  config: Config;
  secrets: Secrets;
  logger: Logger;
}): ServiceContext {
  const database = createDatabase({
    url: secrets.databaseUrl,
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
  });
  const catalogue = createCatalogueCache(database);
  const readiness = createReadiness({
    database: () =>
      database.asService('control_plane', null, async (tx) => void (await tx.query('select 1'))),
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { internalSecret } = secrets;
  return {
    app: createApp({ database, catalogue, functions: createFunctionList(), internalSecret, logger }),
    adminApp: createAdminApp({ readiness, registry }),
    readiness,
    close: () => database.close(),
  };
}
