import { Pool } from 'pg';
import type { Transaction } from './database.ts';

/** Runs single statements as one login role, each in a transaction of its own. */
export type StatementExecutor = Transaction & {
  /** The same in the words of the job queue; without values the text may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
};

/** `onIdleError`: an idle connection broke; the pool replaces it. */
export type StatementExecutorOptions = {
  url: string;
  applicationName: string;
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
};

/** Opens the pool; connects on first use. */
export function createStatementExecutor(options: StatementExecutorOptions): StatementExecutor {
  const pool = new Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.maxConnections ?? 5,
    connectionTimeoutMillis: 5000,
    // One statement removes everything of a person.
    statement_timeout: 120_000,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    executeSql: (text, values) => pool.query(text, values),
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    close: () => pool.end(),
  };
}
