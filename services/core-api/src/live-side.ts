import type { Logger } from '@reflectory/server-kit';
import { type ChangeFeed, createChangeFeed } from '@reflectory/runtime/changes';
import { createPrincipals } from './control-plane/principals.ts';
import { createSchemaListener, type Database } from '@reflectory/runtime/database';
import {
  createLetterRelay,
  createPostgresCarrier,
  createRealtimeServer,
  type RealtimeServer,
  type Relay,
  type SocketLimits,
  type VerificationKeys,
} from '@reflectory/realtime';

/** What of a process hears of the database by itself: changes for the gateway, for sockets, and of the schema. */
export type LiveSide = {
  changes: ChangeFeed;
  realtime: RealtimeServer;
  /** Something was written by this process. */
  hint(): void;
  start(): void;
  stop(): Promise<void>;
};

type Options = VerificationKeys & {
  database: Database;
  databaseUrl: string;
  /** How processes tell each other; null: by the database. */
  redis: { url: string; channel: string } | null;
  sockets: SocketLimits;
  internalSecret: string;
  logger: Logger;
  onSchemaChange(): void;
};

/** Connects to nothing before it is started. */
export async function createLiveSide(options: Options): Promise<LiveSide> {
  const { database, databaseUrl, redis, internalSecret, keys, fixedKeySecret, logger, onSchemaChange } =
    options;
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const changes = createChangeFeed({ database, onError: warn('changes could not be read') });
  const schema = createSchemaListener({
    url: databaseUrl,
    onChange() {
      onSchemaChange();
      realtime.readTablesAnew();
    },
  });
  const principals = createPrincipals(database);
  const realtime = createRealtimeServer({
    database,
    findPrincipal: async (question) => (await principals.find([question]))[0] ?? null,
    changes,
    internalSecret,
    keys,
    fixedKeySecret,
    limits: options.sockets,
    relay: await createRelay(databaseUrl, redis, warn('other processes were not told')),
    onError: warn('live changes could not be told'),
  });
  return {
    changes,
    realtime,
    hint() {
      changes.hint();
      realtime.hint();
    },
    start() {
      schema.start();
      changes.start();
      realtime.start();
    },
    async stop() {
      await realtime.stop();
      changes.stop();
      await schema.stop();
    },
  };
}

async function createRelay(
  databaseUrl: string,
  redis: Options['redis'],
  onError: (error: unknown) => void,
): Promise<Relay> {
  // Memory for its client only where there is a Redis.
  const carrier = redis
    ? (await import('@reflectory/realtime/redis')).createRedisCarrier({ ...redis, onError })
    : createPostgresCarrier({ url: databaseUrl, onError });
  return createLetterRelay({ carrier, onError });
}
