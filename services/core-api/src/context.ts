import { readFile } from 'node:fs/promises';
import { createAdminApp, createReadiness, type Logger, type Readiness } from '@reflectory/server-kit';
import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createApp } from './app.ts';
import { createAuthModule } from './auth/auth-module.ts';
import { createSigningKeys } from './auth/keys/signing-keys.ts';
import type { Config, Secrets } from './config.ts';
import { createCatalogueCache } from './data-api/catalogue-cache.ts';
import { createDatabase } from './database/database.ts';
import { createFunctionList } from './functions/function-list.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutboxRouter } from './mail/outbox-router.ts';
import { createOutboxStore } from './mail/outbox-store.ts';

/** The service, built and not yet listening. */
export type ServiceContext = {
  app: Express;
  adminApp: Express;
  readiness: Readiness;
  close(): Promise<void>;
};

/** Puts the parts together; connects to nothing yet. @throws Error when the signing keys cannot be read */
export async function createContext({
  config,
  secrets,
  logger,
}: {
  config: Config;
  secrets: Secrets;
  logger: Logger;
}): Promise<ServiceContext> {
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
  const { internalSecret, smtpUrl } = secrets;
  const { outboxDir, from } = config.mail;
  const auth = createAuthModule({
    database,
    mailer: createMailer({ smtpUrl, from, outbox: createOutboxStore(outboxDir) }),
    keys: await createSigningKeys(await readFile(config.auth.jwkFile, 'utf8')),
    chainSecret: internalSecret,
    config: config.auth,
  });
  return {
    app: createApp({ database, catalogue, functions: createFunctionList(), auth, internalSecret, logger }),
    adminApp: createAdminApp({
      readiness,
      registry,
      routers: [createOutboxRouter({ directory: outboxDir })],
    }),
    readiness,
    close: () => database.close(),
  };
}
