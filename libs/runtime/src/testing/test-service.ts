import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import type { Database as Tables } from '@reflectory/contracts/database';
import { type Logger, signContext, createLogger, startHttpServer } from '@reflectory/server-kit';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Express } from 'express';
import type { Database } from '../database/database.ts';
import { type Area, createServiceApp } from '../http/service-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Secret between gateway and service in tests. */
export const INTERNAL_SECRET = 'a secret of tests with at least 32 characters';

/** A service over HTTP on a database of its own. */
export type TestService = TestDatabase & {
  url: string;
  /** Calls as the gateway would, for the context given; null sends none. */
  fetchAs(context: RequestContext | null, path: string, init?: RequestInit): Promise<Response>;
  /** The published client, unmodified, behind a stand-in for the gateway. */
  clientFor(context: RequestContext): SupabaseClient<Tables>;
  stop(): Promise<void>;
};

/** Logs nothing, unless `CORE_API_LOG_LEVEL` says otherwise. */
export const testLogger = (): Logger =>
  createLogger({ name: 'core-api', level: process.env['CORE_API_LOG_LEVEL'] ?? 'silent' });

/** Serves some areas; call `stop` in `afterAll`. */
export async function startTestService(
  areasOf: (database: Database) => readonly Area[],
): Promise<TestService> {
  const db = await createTestDatabase();
  const areas = areasOf(db.database);
  return serveForTest(db, createServiceApp({ areas, internalSecret: INTERNAL_SECRET, logger: testLogger() }));
}

/** Serves an app that takes {@link INTERNAL_SECRET}; call `stop` in `afterAll`. */
export async function serveForTest(db: TestDatabase, app: Express): Promise<TestService> {
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const withContext = async (
    context: RequestContext | null,
    init: RequestInit = {},
  ): Promise<RequestInit> => {
    const headers = new Headers(init.headers);
    if (context) headers.set(CONTEXT_HEADER, signContext(context, INTERNAL_SECRET));
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
      await server.close();
      await db.drop();
    },
  };
}
