import { createLogger, startHttpServer } from '@reflectory/server-kit';
import { createChangeFeed } from '@reflectory/runtime/changes';
import { type PrincipalAnswer, principalAnswerSchema } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { createServiceApp } from '@reflectory/runtime/http';
import type { VerificationKeys } from '../access/verify-token.ts';
import { createBroadcastArea } from '../http/broadcast-area.ts';
import type { FindPrincipal } from '../ports.ts';
import type { Relay } from '../relay/relay.ts';
import type { SocketLimits } from '../socket-limits.ts';
import { createRealtimeServer } from '../realtime-server.ts';

export const INTERNAL_SECRET = 'a secret of tests with at least 32 characters';
const FIXED_KEY_SECRET = 'another secret of tests, for the fixed keys';

/** How a process speaks with others; alone when left out. */
export type ProcessOptions = {
  relay?: Relay;
  aliveMs?: number;
  limits?: SocketLimits;
  /** Instead of the database of the stack. */
  database?: Database;
};

type Options = ProcessOptions & {
  database: Database;
  keys: VerificationKeys['keys'];
  onError(error: unknown): void;
};

/** One process of the service, with nothing but its live side. */
export async function startRealtimeProcess({ database, keys, onError, ...options }: Options) {
  const changes = createChangeFeed({ database, onError, pollMs: 100 });
  const realtime = createRealtimeServer({
    database,
    changes,
    findPrincipal: principalsOf(database),
    keys,
    fixedKeySecret: FIXED_KEY_SECRET,
    internalSecret: INTERNAL_SECRET,
    ...options,
    onError,
  });
  const app = createServiceApp({
    areas: [createBroadcastArea(realtime.parts)],
    internalSecret: INTERNAL_SECRET,
    logger: createLogger({ name: 'core-api', level: 'silent' }),
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

/** Asks the database, as the control plane does. */
function principalsOf(database: Database): FindPrincipal {
  return async ({ instance_id: instanceId, user_id: userId, auth_session_id: sessionId }) => {
    const [row] = await database.asService(
      'control_plane',
      null,
      (tx) =>
        tx.query<{ principal: PrincipalAnswer | null }>('select app.principal($1, $2, $3) as principal', [
          instanceId,
          userId,
          sessionId,
        ]),
      { readOnly: true },
    );
    return principalAnswerSchema.nullable().parse(row?.principal ?? null);
  };
}
