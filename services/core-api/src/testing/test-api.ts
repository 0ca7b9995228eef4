import { type AppDependencies, createApp } from '../app.ts';
import { createChangeFeed } from '@reflectory/runtime/changes';
import {
  createInstanceTransactions,
  createPersonTransactions,
  type StatementExecutor,
} from '@reflectory/runtime/database';
import { createPictures } from '@reflectory/storage';
import { connectPorts } from '../features/connect-ports.ts';
import type { EventParts } from '../features/define-feature.ts';
import { features } from '../features/features.ts';
import { createFunctionList } from '../function-list.ts';
import { createHandlers } from '../worker/handlers.ts';
import { ledgerOfWorker, openProvider, type ProviderKeys } from '../provider/index.ts';
import {
  createEventRunner,
  createTestDatabase,
  INTERNAL_SECRET,
  serveForTest,
  type TestDatabase,
  testLogger,
  type TestService,
} from '@reflectory/runtime/testing';

/** The whole service over HTTP on a database of its own. */
export type TestApi = TestService;

/** What most events are about lies in no file. */
const missing = () => Promise.reject(new Error('There are no files'));
const noFiles = { read: missing, write: missing };
const fileLimits = { perPerson: 0, perInstance: 0, largest: Number.MAX_SAFE_INTEGER };

/** As whom handlers run. */
const runningBy = (worker: StatementExecutor) => ({
  db: worker,
  asPerson: createPersonTransactions(worker),
  asInstance: createInstanceTransactions(worker),
});

/** What of the worker, and what it shares with the service, is not as in most tests. */
type WorkerParts = Partial<
  Pick<
    EventParts,
    'files' | 'fileLimits' | 'transcriber' | 'memberOrigins' | 'passwordBox' | 'oauthClients' | 'now'
  >
> & {
  providerKeys?: ProviderKeys | null;
};

/** Starts the service; call `stop` in `afterAll`. What is made of the database is given as a function of it. */
export async function startTestApi(
  parts: Partial<AppDependencies> | ((db: TestDatabase) => Partial<AppDependencies>) = {},
  { providerKeys = null, ...eventParts }: WorkerParts = {},
): Promise<TestApi> {
  const { memberOrigins = [], passwordBox = null, oauthClients = {} } = eventParts;
  const outside = { memberOrigins, passwordBox, oauthClients };
  const db = await createTestDatabase({
    onWritten() {
      changes.hint();
      events.hint();
    },
  });
  const events = createEventRunner(db.workerUrl, (worker) =>
    createHandlers({
      ...runningBy(worker),
      ports: connectPorts(),
      files: noFiles,
      fileLimits,
      pictures: createPictures({ keptBytes: 0 }),
      transcriber: null,
      logger: testLogger(),
      push: null,
      notificationKinds: features.flatMap(({ notifications = [] }) => notifications),
      ...outside,
      providerKeys,
      now: Date.now,
      provider: openProvider(providerKeys, ledgerOfWorker(worker)),
      ...eventParts,
    }),
  );
  const changes = createChangeFeed({ database: db.database, onError: () => undefined, pollMs: 300 });
  changes.start();
  const app = createApp({
    database: db.database,
    changes,
    functions: createFunctionList({
      database: db.database,
      providerKeys,
      ...outside,
    }),
    internalSecret: INTERNAL_SECRET,
    logger: testLogger(),
    ...(typeof parts === 'function' ? parts(db) : parts),
  });
  const service = await serveForTest(db, app);
  return {
    ...service,
    async stop() {
      changes.stop();
      await events.stop();
      await service.stop();
    },
  };
}
