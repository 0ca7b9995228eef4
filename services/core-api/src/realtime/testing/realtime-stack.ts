import { once } from 'node:events';
import { CONTEXT_HEADER, type Database as Tables, type RequestContext } from '@reflectory/contracts';
import { createLogger, signContext, startHttpServer } from '@reflectory/server-kit';
import { createClient, type RealtimeClientOptions, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { createApp } from '../../app.ts';
import { newKeySet } from '../../auth/testing/auth-stack.ts';
import { createSigningKeys } from '../../auth/keys/signing-keys.ts';
import { createChangeFeed } from '../../control-plane/change-feed.ts';
import { createDatabase } from '../../database/database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestPerson } from '../../testing/world.ts';
import type { Relay } from '../hub/relay.ts';
import { createRealtimeServer } from '../realtime-server.ts';

const SECRET = 'a secret of tests with at least 32 characters';
const FIXED_KEY_SECRET = 'another secret of tests, for the fixed keys';

type Options = { relay?: Relay };

/** The live side of the service on a real PostgreSQL, with clients as the gateway would let them in. */
export async function startRealtimeStack() {
  const { database, owner, url, drop } = await createTestDatabase();
  const keys = await createSigningKeys(await newKeySet('first'));
  const failures: unknown[] = [];
  const running: { stop(): Promise<void> }[] = [];

  /** One process of the service. */
  async function startProcess({ relay }: Options = {}) {
    const changes = createChangeFeed({ database, onError: (error) => failures.push(error), pollMs: 100 });
    const realtime = createRealtimeServer({
      ...{
        database,
        changes,
        keys: keys.published,
        fixedKeySecret: FIXED_KEY_SECRET,
        internalSecret: SECRET,
      },
      ...(relay && { relay }),
      onError: (error) => failures.push(error),
    });
    const logger = createLogger({ name: 'core-api', level: 'silent' });
    const app = createApp({
      ...{ database, changes, functions: [], internalSecret: SECRET, logger },
      realtime: realtime.parts,
    });
    const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
    realtime.attach(server.server);
    changes.start();
    realtime.start();
    const clients = new Set<SupabaseClient<Tables>>();
    const stop = async () => {
      for (const client of clients) await client.removeAllChannels();
      await realtime.stop();
      changes.stop();
      await server.close({ graceMs: 200 });
    };
    running.push({ stop });

    /** The published client of somebody, with the token that the service would have given them. */
    async function clientFor(context: RequestContext, options: Omit<RealtimeClientOptions, 'params'> = {}) {
      const token = context.user_id === null ? null : await tokenFor(context);
      const header = await signContext(context, SECRET);
      const fetchAsGateway: typeof fetch = async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set(CONTEXT_HEADER, header);
        return fetch(input, { ...init, headers });
      };
      class Transport extends WebSocket {
        constructor(address: string | URL) {
          super(address, { headers: { [CONTEXT_HEADER]: header } });
        }
      }
      const client = createClient<Tables>(server.url, 'sb_publishable_key', {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { ...options, transport: Transport as never, fetch: fetchAsGateway },
      });
      if (token !== null) await client.realtime.setAuth(token);
      clients.add(client);
      return client;
    }
    return { url: server.url, clientFor, stop, realtime };
  }

  const tokenFor = (context: RequestContext, seconds = 3600) =>
    keys.sign({
      ...context.claims,
      role: 'authenticated',
      session_id: context.auth_session_id ?? undefined,
      exp: Math.floor(Date.now() / 1000) + seconds,
    });

  /** Signs a person in: without an auth session nobody may be anywhere. */
  const signIn = async (person: TestPerson) => {
    await owner.query(
      "insert into auth.sessions (id, user_id, instance_id, not_after) values ($1, $2, $3, now() + interval '1 day')",
      [person.context.auth_session_id, person.id, person.instanceId],
    );
  };

  return {
    ...{ database, owner, url, failures, startProcess, tokenFor, signIn, createDatabase, once },
    async stop() {
      for (const process of running) await process.stop();
      await drop();
    },
  };
}
