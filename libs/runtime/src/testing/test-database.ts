import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type ConnectionLimits, unlimitedConnections } from '../database/connection-lanes.ts';
import { createDatabase, type Database, type Transaction } from '../database/database.ts';

/** Environment variable by which the set-up hands the migrated template to the test files. */
export const TEMPLATE_URL_VARIABLE = 'CORE_API_TEST_TEMPLATE_URL';
/** Password of the login role in tests. */
export const AUTHENTICATOR_PASSWORD = 'authenticator';
/** Password of the worker's login role in tests. */
export const WORKER_PASSWORD = 'worker';

/** A database of one test file. */
export type TestDatabase = {
  /** Opened as the service opens it. */
  database: Database;
  /** Runs as the owner, outside of all policies: for arranging and for looking at what is there. */
  owner: Transaction;
  /** Connection of the owner. */
  ownerUrl: string;
  /** Connection of the login role `authenticator`. */
  url: string;
  /** Connection of the login role `worker`. */
  workerUrl: string;
  drop(): Promise<void>;
};

/** Copies the migrated template; call `drop` in `afterAll`. */
export async function createTestDatabase({
  limits,
  ...options
}: { onWritten?: () => void; limits?: Partial<ConnectionLimits> } = {}): Promise<TestDatabase> {
  const template = process.env[TEMPLATE_URL_VARIABLE];
  if (!template) throw new Error('The PostgreSQL set-up did not run: use the vitest project "postgres"');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnce(maintenanceUrl(template), `create database ${name} template ${databaseName(template)}`);
  const ownerUrl = withDatabase(template, name);
  const url = withCredentials(ownerUrl, 'authenticator', AUTHENTICATOR_PASSWORD);
  const owner = await createTestOwner(ownerUrl);
  const database = createDatabase({
    url,
    limits: { ...unlimitedConnections, connections: 4, reserved: 4, ...limits },
    ...options,
  });
  return {
    database,
    ownerUrl,
    url,
    workerUrl: withCredentials(ownerUrl, 'worker', WORKER_PASSWORD),
    owner: {
      query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
        (await owner.query<Row>(text, [...values])).rows,
    },
    async drop() {
      await database.close();
      await owner.end();
      await runOnce(maintenanceUrl(template), `drop database ${name} with (force)`);
    },
  };
}

/** One more connection of the owner, for tests of what happens at the same time; call `end`. */
export async function createTestOwner(ownerUrl: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  return client;
}

/** Whether somebody in this database waits for what another one holds. */
export async function isLockAwaited(owner: Transaction): Promise<boolean> {
  const waiting = await owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}

/** Runs one statement on a connection of its own. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function withCredentials(url: string, username: string, password: string): string {
  const changed = new URL(url);
  Object.assign(changed, { username, password });
  return changed.href;
}

const maintenanceUrl = (url: string) => withDatabase(url, 'postgres');
const databaseName = (url: string) => new URL(url).pathname.slice(1);
