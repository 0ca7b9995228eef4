import type { RequestContext } from '@reflectory/contracts';
import { type Client, Pool, type PoolClient } from 'pg';
import { AccountClosingError } from './account-closing-error.ts';
import { asSqlFailure } from './sql-failure.ts';

/** One open transaction. Values are always bound, never written into the text. */
export type Transaction = {
  /** @throws DatabaseError of `pg` with the SQLSTATE in `code`. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** Roles for work that no person asked for directly. */
export type ServiceRole =
  'auth_admin' | 'control_plane' | 'billing_admin' | 'storage_admin' | 'realtime_admin';

/** How a transaction of a person runs. */
export type PrincipalOptions = {
  readOnly?: boolean;
  /** Everything is read as it was at the first statement; implies `readOnly`. */
  isSnapshot?: boolean;
  /** Whether a person whose account closes may write here. */
  isOpenWhileClosing?: boolean;
};

/** The only way to a transaction; every one runs as a role without rights of its own. */
export type Database = {
  /**
   * Runs as the person (or visitor) of a request, at the request's instance.
   *
   * @throws AccountClosingError when a person writes whose account closes.
   */
  asPrincipal<T>(
    context: RequestContext,
    run: (tx: Transaction) => Promise<T>,
    options?: PrincipalOptions,
  ): Promise<T>;
  /** Runs as a service role; without an instance no row of any instance is visible through its policies. */
  asService<T>(
    role: ServiceRole,
    instanceId: string | null,
    run: (tx: Transaction) => Promise<T>,
    options?: { readOnly?: boolean },
  ): Promise<T>;
  close(): Promise<void>;
};

/** Connection of the login role `authenticator`; `onWritten` is called after each commit that may have written. */
export type DatabaseOptions = {
  url: string;
  maxConnections?: number;
  onWritten?: () => void;
  /** An idle connection broke; the pool replaces it. */
  onIdleError?: (error: Error) => void;
};

type Settings = { role: string; claims: string; instanceId: string; userId: string; appRole: string };

/** Opens the pool; connects on first use. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'core-api',
    pipeline: true,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection that breaks in use fails its queries; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    asPrincipal: (
      context,
      run,
      { readOnly = false, isSnapshot = false, isOpenWhileClosing = false } = {},
    ) => {
      const isWriting = !readOnly && !isSnapshot;
      const isGuarded = isWriting && context.user_id !== null && !isOpenWhileClosing;
      const mode = { isWriting, isSnapshot, isGuarded };
      return inTransaction(pool, principalSettings(context), mode, run, options.onWritten);
    },
    asService: (role, instanceId, run, { readOnly = false } = {}) => {
      const mode = { isWriting: !readOnly, isSnapshot: false, isGuarded: false };
      return inTransaction(pool, serviceSettings(role, instanceId), mode, run, options.onWritten);
    },
    close: () => pool.end(),
  };
}

function principalSettings(context: RequestContext): Settings {
  const claims = { ...context.claims, role: context.db_role, sub: context.user_id ?? undefined };
  return {
    role: context.db_role,
    claims: JSON.stringify(claims),
    instanceId: context.instance_id,
    userId: context.user_id ?? '',
    appRole: context.role,
  };
}

function serviceSettings(role: ServiceRole, instanceId: string | null): Settings {
  return { role, claims: '', instanceId: instanceId ?? '', userId: '', appRole: '' };
}

const enterSql = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('app.instance_id', $3, true), set_config('app.user_id', $4, true), set_config('app.role', $5, true), set_config('timezone', 'UTC', true)`;

type Mode = { isWriting: boolean; isSnapshot: boolean; isGuarded: boolean };

function beginSql({ isWriting, isSnapshot }: Mode): string {
  if (isSnapshot) return 'begin isolation level repeatable read read only';
  return isWriting ? 'begin' : 'begin read only';
}

/**
 * BEGIN and the settings travel with the first statement in one round trip. Should one of them fail, the statement
 * fails too: outside of the transaction the login role may do nothing, inside of it the transaction is aborted.
 */
async function inTransaction<T>(
  pool: Pool,
  settings: Settings,
  mode: Mode,
  run: (tx: Transaction) => Promise<T>,
  onWritten: (() => void) | undefined,
): Promise<T> {
  const client = await pool.connect();
  const { role, claims, instanceId, userId, appRole } = settings;
  const entered = Promise.all([
    client.query(beginSql(mode)),
    client.query(enterSql, [role, claims, instanceId, userId, appRole]),
    ...(mode.isGuarded ? [client.query('select app.refuse_writes_while_closing()')] : []),
  ]);
  entered.catch(() => undefined);
  try {
    const result = await run(transactionOn(client));
    await entered;
    await client.query('commit');
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
