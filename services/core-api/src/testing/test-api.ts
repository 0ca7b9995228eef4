import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database as Tables } from '@reflectory/contracts/database';
import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { createLogger, signContext, startHttpServer } from '@reflectory/server-kit';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type AppDependencies, createApp } from '../app.ts';
import { createChangeFeed } from '../control-plane/change-feed.ts';
import { createFunctionList } from '../functions/function-list.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Secret between gateway and service in tests. */
export const INTERNAL_SECRET = 'a secret of tests with at least 32 characters';

/** The whole service over HTTP on a database of its own. */
export type TestApi = TestDatabase & {
  url: string;
  /** Calls as the gateway would, for the context given; null sends none. */
  fetchAs(context: RequestContext | null, path: string, init?: RequestInit): Promise<Response>;
  /** The published client, unmodified, behind a stand-in for the gateway. */
  clientFor(context: RequestContext): SupabaseClient<Tables>;
  stop(): Promise<void>;
};

/** Starts the service; call `stop` in `afterAll`. What is made of the database is given as a function of it. */
export async function startTestApi(
  parts: Partial<AppDependencies> | ((db: TestDatabase) => Partial<AppDependencies>) = {},
): Promise<TestApi> {
  const db = await createTestDatabase({ onWritten: () => changes.hint() });
  const changes = createChangeFeed({ database: db.database, onError: () => undefined, pollMs: 300 });
  changes.start();
  const app = createApp({
    database: db.database,
    changes,
    functions: createFunctionList({ database: db.database }),
    internalSecret: INTERNAL_SECRET,
    logger: createLogger({ name: 'core-api', level: process.env['CORE_API_LOG_LEVEL'] ?? 'silent' }),
    ...(typeof parts === 'function' ? parts(db) : parts),
  });
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const withContext = async (
    context: RequestContext | null,
    init: RequestInit = {},
  ): Promise<RequestInit> => {
    const headers = new Headers(init.headers);
    if (context) headers.set(CONTEXT_HEADER, await signContext(context, INTERNAL_SECRET));
    return { ...init, headers };
  };
  return {
    ...db,
    url: server.url,
    fetchAs: async (context, path, init) => fetch(`${server.url}${path}`, await withContext(context, init)),
    clientFor: (context) =>
      createClient<Tables>(server.url, 'anon-key', {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: async (input, init) => fetch(input, await withContext(context, init)) },
      }),
    async stop() {
      changes.stop();
      await server.close();
      await db.drop();
    },
  };
}
