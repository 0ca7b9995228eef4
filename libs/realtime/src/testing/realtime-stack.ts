import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database as Tables } from '@reflectory/contracts/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createTestDatabase, type TestPerson } from '@reflectory/runtime/testing';
import { createTestKeys } from './test-keys.ts';
import { type ClientOptions, createRealtimeClient, openBareSocket } from './realtime-client.ts';
import { INTERNAL_SECRET, type ProcessOptions, startRealtimeProcess } from './realtime-process.ts';

/** The live side of the service on a real PostgreSQL, with clients as the gateway would let them in. */
export async function startRealtimeStack() {
  const { database, owner, url, drop } = await createTestDatabase();
  const keys = await createTestKeys();
  const failures: unknown[] = [];
  const stops: (() => Promise<void>)[] = [];

  const tokenFor = (context: RequestContext, seconds = 3600) =>
    keys.sign({
      iss: 'http://localhost/auth/v1',
      aud: 'authenticated',
      ...context.claims,
      role: 'authenticated',
      session_id: context.auth_session_id ?? undefined,
      exp: Math.floor(Date.now() / 1000) + seconds,
    });

  return {
    database,
    owner,
    url,
    failures,
    tokenFor,
    /** One more process of the service, and clients of it. */
    async startProcess(options: ProcessOptions = {}) {
      const onError = (error: unknown) => failures.push(error);
      const process = await startRealtimeProcess({ database, keys, onError, ...options });
      const clients: SupabaseClient<Tables>[] = [];
      const stop = async () => {
        for (const client of clients) await client.removeAllChannels();
        await process.stop();
      };
      stops.push(stop);
      return {
        stop,
        url: process.url,
        bareSocket: (context: RequestContext, vsn = '2.0.0') =>
          openBareSocket({ url: process.url, context, secret: INTERNAL_SECRET }, vsn),
        async clientFor(context: RequestContext, clientOptions: ClientOptions = {}) {
          const token = context.user_id === null ? null : await tokenFor(context);
          const gate = { url: process.url, context, secret: INTERNAL_SECRET };
          const client = await createRealtimeClient({ ...gate, token, options: clientOptions });
          clients.push(client);
          return client;
        },
      };
    },
    /** Signs a person in: without an auth session nobody may be anywhere. */
    async signIn(person: TestPerson) {
      await owner.query(
        "insert into auth.sessions (id, user_id, instance_id, not_after) values ($1, $2, $3, now() + interval '1 day')",
        [person.context.auth_session_id, person.id, person.instanceId],
      );
    },
    async stop() {
      for (const stop of stops) await stop();
      await drop();
    },
  };
}
