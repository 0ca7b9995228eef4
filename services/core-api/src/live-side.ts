import type { Logger } from '@reflectory/server-kit';
import { type ChangeFeed, createChangeFeed } from './control-plane/change-feed.ts';
import type { Database } from './database/database.ts';
import { createSchemaListener } from './database/schema-listener.ts';
import type { VerificationKeys } from './realtime/access/verify-token.ts';
import { createPostgresRelay } from './realtime/hub/postgres-relay.ts';
import { createRealtimeServer, type RealtimeServer } from './realtime/realtime-server.ts';

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
  internalSecret: string;
  logger: Logger;
  onSchemaChange(): void;
};

/** Connects to nothing before it is started. */
export function createLiveSide(options: Options): LiveSide {
  const { database, databaseUrl, internalSecret, keys, fixedKeySecret, logger, onSchemaChange } = options;
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const changes = createChangeFeed({ database, onError: warn('changes could not be read') });
  const schema = createSchemaListener({ url: databaseUrl, onChange: onSchemaChange });
  const realtime = createRealtimeServer({
    database,
    changes,
    internalSecret,
    keys,
    fixedKeySecret,
    relay: createPostgresRelay({ url: databaseUrl, onError: warn('other processes were not told') }),
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
