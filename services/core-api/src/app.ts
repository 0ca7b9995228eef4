import { HttpError, type Logger } from '@reflectory/server-kit';
import express, { type Express, type Router } from 'express';
import type { Registry } from 'prom-client';
import { type ChangeFeed, createChangeFeed } from './control-plane/change-feed.ts';
import { createControlPlaneRouter } from './control-plane/control-plane-router.ts';
import type { SigningKeys } from './auth/keys/signing-keys.ts';
import { type CatalogueCache, createCatalogueCache } from './data-api/catalogue/catalogue-cache.ts';
import { createDataApiRouter } from './data-api/data-api-router.ts';
import { presentDataError } from './data-api/answer/present-data-error.ts';
import type { Database } from './database/database.ts';
import { createPaymentEventsRouter, createPaymentEventsService } from './features/subscriptions/index.ts';
import type { FunctionDefinition } from './functions/define-function.ts';
import { createFunctionsRouter } from './functions/functions-router.ts';
import { presentFunctionError } from './functions/present-function-error.ts';
import { type ErrorPresenter, handleErrors } from './http/error-handler.ts';
import { observeRequests } from './http/observe-requests.ts';
import { readContext } from './http/request-context.ts';
import type { Payments } from './payments/index.ts';
import { createBroadcastRouter } from './realtime/http/broadcast-router.ts';
import type { RealtimeParts } from './realtime/realtime-parts.ts';
import type { FileStore } from './storage/files/file-store.ts';
import type { QuotaLimits } from './storage/objects/quota.ts';
import { presentStorageError } from './storage/present-storage-error.ts';
import { createStorageRouter } from './storage/storage-router.ts';

/** What /auth/v1 is made of: `openRouter` (key set) answers without a context. `functions` belong to the others. */
export type AuthModule = {
  openRouter: Router;
  router: Router;
  functions: readonly FunctionDefinition[];
  presentError: ErrorPresenter;
};

export type AppDependencies = {
  database: Database;
  functions: readonly FunctionDefinition[];
  /** Left out where a test needs no sign-in. */
  auth?: AuthModule;
  /** Whose messages are taken at /webhooks; left out where payments are not set up. */
  payments?: Payments;
  /** Where the bytes of stored objects lie, and how many one may have; left out where nothing is stored. */
  storage?: { files: FileStore; maxObjectSize: number; maxSignedSeconds?: number; quota?: QuotaLimits };
  /** Left out where nobody listens. */
  realtime?: RealtimeParts;
  /** Left out: one of its own, which nobody tells of changes to the schema. */
  catalogue?: CatalogueCache;
  /** Left out: one of its own, which is not started. */
  changes?: ChangeFeed;
  /** Secrets that gateways verify tokens with beside the published keys; left out where there are none. */
  sharedKeys?: SigningKeys['shared'];
  /** Left out where the process takes calls as long as it runs. */
  isStopping?: () => boolean;
  /** Left out: nothing is measured. */
  registry?: Registry;
  internalSecret: string;
  logger: Logger;
};

/** The HTTP side of the service, not yet listening. */
export function createApp(dependencies: AppDependencies): Express {
  const { database, functions, auth, payments, storage, realtime, registry, internalSecret, logger } =
    dependencies;
  const onError = (error: unknown) => logger.warn({ err: error }, 'changes could not be read');
  const { changes = createChangeFeed({ database, onError }) } = dependencies;
  const { catalogue = createCatalogueCache(database) } = dependencies;
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');

  if (registry) app.use(observeRequests(registry));
  if (auth) app.use('/auth/v1', auth.openRouter);
  // Gateways ask this of several core-apis; it says nothing about the database, which all of them share.
  app.get('/internal/taking-calls', (_req, res) => {
    res.status(dependencies.isStopping?.() ? 503 : 204).end();
  });
  const { sharedKeys = { keys: [] } } = dependencies;
  app.use('/internal', createControlPlaneRouter({ database, changes, internalSecret, sharedKeys }));
  if (payments) {
    const events = createPaymentEventsService({ database, payments });
    app.use('/webhooks', createPaymentEventsRouter({ payments, events, logger }));
  }
  app.use(readContext(internalSecret));
  if (auth) app.use('/auth/v1', auth.router);
  app.use('/rest/v1', createDataApiRouter({ database, catalogue }));
  const ofAuth = auth?.functions ?? [];
  app.use('/functions/v1', createFunctionsRouter({ database, functions: [...functions, ...ofAuth] }));
  if (storage) {
    app.use('/storage/v1', createStorageRouter({ database, signingSecret: internalSecret, ...storage }));
  }
  if (realtime) app.use('/realtime/v1/api', createBroadcastRouter(realtime));
  app.use(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this path');
  });

  const presenters: Record<string, ErrorPresenter> = {
    '/rest/v1': presentDataError,
    '/functions/v1': presentFunctionError,
    '/storage/v1': presentStorageError,
  };
  if (auth) presenters['/auth/v1'] = auth.presentError;
  app.use(handleErrors({ presenters, logger }));
  return app;
}
