import { createLogger, startHttpServer } from '@reflectory/server-kit';
import { createApp } from '../../app.ts';
import type { SigningKeys } from '../../auth/keys/signing-keys.ts';
import { createChangeFeed } from '../../control-plane/change-feed.ts';
import type { Database } from '../../database/database.ts';
import type { Relay } from '../relay/relay.ts';
import type { SocketLimits } from '../socket-limits.ts';
import { createRealtimeServer } from '../realtime-server.ts';

export const INTERNAL_SECRET = 'a secret of tests with at least 32 characters';
const FIXED_KEY_SECRET = 'another secret of tests, for the fixed keys';

/** How a process speaks with others; alone when left out. */
export type ProcessOptions = { relay?: Relay; aliveMs?: number; limits?: SocketLimits };

type Options = ProcessOptions & {
  database: Database;
  keys: SigningKeys;
  onError(error: unknown): void;
};

/** One process of the service, with nothing but its live side. */
export async function startRealtimeProcess({ database, keys, onError, ...options }: Options) {
  const changes = createChangeFeed({ database, onError, pollMs: 100 });
  const realtime = createRealtimeServer({
    database,
    changes,
    keys,
    fixedKeySecret: FIXED_KEY_SECRET,
    internalSecret: INTERNAL_SECRET,
    ...options,
    onError,
  });
  const app = createApp({
    database,
    changes,
    functions: [],
    internalSecret: INTERNAL_SECRET,
    logger: createLogger({ name: 'core-api', level: 'silent' }),
    realtime: realtime.parts,
  });
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  realtime.attach(server.server);
  changes.start();
  realtime.start();
  return {
    url: server.url,
    async stop() {
      await realtime.stop();
      changes.stop();
      await server.close({ graceMs: 200 });
    },
  };
}
