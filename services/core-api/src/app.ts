import { isAttachment } from '@reflectory/contracts/attachments';
import { isMusic } from '@reflectory/contracts/music';
import type { Logger } from '@reflectory/server-kit';
import { type Express, Router } from 'express';
import type { Registry } from 'prom-client';
import { type ChangeFeed, createChangeFeed } from '@reflectory/runtime/changes';
import { type ControlPlaneOptions, createControlPlaneRouter } from './control-plane/control-plane-router.ts';
import type { AuthModule } from '@reflectory/auth';
import { type CatalogueCache, createCatalogueCache, createDataApiArea } from '@reflectory/data-api';
import type { Database } from '@reflectory/runtime/database';
import { features } from './features/features.ts';
import { createFunctionsArea, type FunctionDefinition } from '@reflectory/runtime/functions';
import { type Area, createServiceApp } from '@reflectory/runtime/http';
import type { Payments } from './payments/index.ts';
import { createBroadcastArea, type RealtimeParts } from '@reflectory/realtime';
import { createStorageArea, type FileStore, type QuotaLimits } from '@reflectory/storage';

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
  sharedKeys?: ControlPlaneOptions['sharedKeys'];
  /** Left out where the process takes calls as long as it runs. */
  isStopping?: () => boolean;
  /** Left out: nothing is measured. */
  registry?: Registry;
  internalSecret: string;
  logger: Logger;
};

/** The HTTP side of the service, not yet listening. */
export function createApp(dependencies: AppDependencies): Express {
  const { auth, internalSecret, logger, registry } = dependencies;
  return createServiceApp({
    open: [...(auth ? [auth.openArea] : []), ...openAreas(dependencies)],
    areas: [...(auth ? [auth.area] : []), ...contextAreas(dependencies)],
    internalSecret,
    logger,
    ...(registry && { registry }),
  });
}

/** What gateways and other services ask, who carry no decision of a gateway. */
function openAreas(dependencies: AppDependencies): Area[] {
  const { database, payments = null, internalSecret, logger, sharedKeys = { keys: [] } } = dependencies;
  const onError = (error: unknown) => logger.warn({ err: error }, 'changes could not be read');
  const { changes = createChangeFeed({ database, onError }) } = dependencies;
  return [
    { path: '/internal', handler: createTakingCallsRouter(dependencies.isStopping) },
    {
      path: '/internal',
      handler: createControlPlaneRouter({ database, changes, internalSecret, sharedKeys }),
    },
    ...features.flatMap(({ open }) => open?.({ database, payments, logger }) ?? []),
  ];
}

/** What gateways ask of several core-apis; it says nothing about the database, which all of them share. */
function createTakingCallsRouter(isStopping?: () => boolean): Router {
  return Router().get('/taking-calls', (_req, res) => void res.status(isStopping?.() ? 503 : 204).end());
}

/** What people and programs call, by way of the gateway. */
function contextAreas(dependencies: AppDependencies): Area[] {
  const { database, functions, auth, storage, realtime, internalSecret } = dependencies;
  const { catalogue = createCatalogueCache(database) } = dependencies;
  const all = [...functions, ...(auth?.functions ?? [])];
  const areas = [
    createDataApiArea({ database, catalogue }),
    createFunctionsArea({ database, functions: all }),
  ];
  if (storage)
    areas.push(
      createStorageArea({
        database,
        signingSecret: internalSecret,
        isCleaned: (place) => isAttachment(place) || isMusic(place),
        ...storage,
      }),
    );
  if (realtime) areas.push(createBroadcastArea(realtime));
  return areas;
}
