import type { Client, Pool, PoolClient } from 'pg';
import { AccountClosingError } from './account-closing-error.ts';
import { inOnePacket } from './read-at-once.ts';
import { asSqlFailure } from './sql-failure.ts';
import { enterQuery, type Settings } from './transaction-settings.ts';

/** One open transaction. Values are always bound, never written into the text. */
export type Transaction = {
  /** @throws DatabaseError of `pg` with the SQLSTATE in `code`. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** What a transaction may do, and whether one of a closing account is refused. */
type Mode = { isWriting: boolean; isSnapshot: boolean; isGuarded: boolean };

function beginSql({ isWriting, isSnapshot }: Mode): string {
  if (isSnapshot) return 'begin isolation level repeatable read read only';
  return isWriting ? 'begin' : 'begin read only';
}

/**
 * BEGIN and the settings travel with the first statement in one round trip. Should one of them fail, the statement
 * fails too: outside of the transaction the login role may do nothing, inside of it the transaction is aborted.
 */
export async function inTransaction<T>(
  pool: Pool,
  settings: Settings,
  mode: Mode,
  run: (tx: Transaction) => Promise<T>,
  onWritten: (() => void) | undefined,
): Promise<T> {
  const client = await pool.connect();
  const { entered, running } = inOnePacket(client, () => ({
    entered: Promise.all([
      client.query(beginSql(mode)),
      client.query(enterQuery(settings)),
      ...(mode.isGuarded ? [client.query('select app.refuse_writes_while_closing()')] : []),
    ]),
    running: (async () => run(transactionOn(client)))(),
  }));
  entered.catch(() => undefined);
  try {
    const result = await running;
    await entered;
    await commit(client);
    client.release();
    if (mode.isWriting) onWritten?.();
    return result;
  } catch (error) {
    const cause = await entered.then(
      () => error,
      (entryError: unknown) => entryError,
    );
    await rollBack(client);
    // Nothing else makes a writing transaction read-only.
    if (mode.isGuarded && asSqlFailure(cause)?.code === '25006') throw new AccountClosingError();
    throw cause;
  }
}

/** A transaction in which a statement failed is rolled back by COMMIT without an error, which would be a false answer. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error('The transaction could not be committed: a statement in it failed');
}

function transactionOn(client: Client | PoolClient): Transaction {
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
  };
}

/** A connection that cannot roll back is not given to the next request. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
