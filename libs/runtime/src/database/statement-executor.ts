import { type ClientBase, Pool } from 'pg';
import type { Transaction } from './database.ts';

/** Statements, in the words of the job queue as well. */
type Statements = Transaction & {
  /** Without values the text may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
};

/** Runs statements as one login role, each in a transaction of its own unless it says otherwise. */
export type StatementExecutor = Statements & {
  transaction<Result>(run: (tx: Statements) => Promise<Result>): Promise<Result>;
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
    ...statementsOn(pool),
    async transaction(run) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await run(statementsOn(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection rolls back whatever state it is in.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

const statementsOn = (connection: Pick<ClientBase, 'query'>): Statements => ({
  executeSql: (text, values) => connection.query(text, values),
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await connection.query<Row>(text, [...values])).rows,
});
