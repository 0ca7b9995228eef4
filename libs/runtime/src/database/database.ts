import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { WorkOwner } from '@reflectory/server-kit';
import type { Client, Pool, PoolClient } from 'pg';
import { AccountClosingError } from './account-closing-error.ts';
import { type ConnectionLimits, createConnectionLanes, unlimitedConnections } from './connection-lanes.ts';
import { PRODUCT_SEARCH_PATH, PROGRAM_SEARCH_PATH } from './product-schema.ts';
import { inOnePacket, readAtOnce } from './read-at-once.ts';
import { asSqlFailure } from './sql-failure.ts';
import { createStatementNames } from './statement-names.ts';

/** One open transaction. Values are always bound, never written into the text. */
export type Transaction = {
  /** @throws DatabaseError of `pg` with the SQLSTATE in `code`. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** Roles for work that no person asked for directly. */
type ServiceRole = 'auth_admin' | 'control_plane' | 'billing_admin' | 'storage_admin' | 'realtime_admin';

/** How a transaction of a person runs. */
type PrincipalOptions = {
  readOnly?: boolean;
  /** Everything is read as it was at the first statement; implies `readOnly`. */
  isSnapshot?: boolean;
  /** Whether a person whose account closes may write here. */
  isOpenWhileClosing?: boolean;
  /** Whether it is the service's own work on the person's behalf, which waits for no budget of theirs. */
  isOfService?: boolean;
  /** Whether it is known to take long: few such pieces are under way at once. */
  isLong?: boolean;
  /** Where names without a schema are looked up; as a program expects it when left out. */
  searchPath?: string;
  /** The request as the caller's own functions may ask for it; headers as a JSON object. */
  request?: { method: string; path: string; headers: string };
};

/** How one statement of a person runs. */
type ReadOptions = Pick<PrincipalOptions, 'isLong' | 'searchPath' | 'request'>;

/** The only way to a transaction; every one runs as a role without rights of its own. */
export type Database = {
  /**
   * Runs as the person (or visitor) of a request, at the request's instance.
   *
   * @throws AccountClosingError when a person writes whose account closes, BusyError when no connection becomes free.
   */
  asPrincipal<T>(
    context: RequestContext,
    run: (tx: Transaction) => Promise<T>,
    options?: PrincipalOptions,
  ): Promise<T>;
  /**
   * Runs one statement that only reads, as {@link Database.asPrincipal} would: everything travels at once, in one round
   * trip, and the statement is planned once for all who ask the same.
   */
  readAsPrincipal<Row extends object>(
    context: RequestContext,
    statement: { text: string; values: readonly unknown[] },
    options?: ReadOptions,
  ): Promise<Row[]>;
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
  /** Left out: connections are shared by whoever asks first. */
  limits?: ConnectionLimits;
  onWritten?: () => void;
  /** An idle connection broke; the pool replaces it. */
  onIdleError?: (error: Error) => void;
};

type Settings = {
  role: string;
  claims: string;
  instanceId: string;
  searchPath: string;
  request: { method: string; path: string; headers: string };
};

/** Opens the pool; connects on first use. */
export function createDatabase(options: DatabaseOptions): Database {
  const { people, service, close } = createConnectionLanes(
    options.url,
    options.limits ?? unlimitedConnections,
    options.onIdleError,
  );
  const names = createStatementNames();

  return {
    asPrincipal: (
      context,
      run,
      {
        readOnly = false,
        isSnapshot = false,
        isOpenWhileClosing = false,
        isOfService = false,
        isLong = false,
        searchPath,
        request,
      } = {},
    ) => {
      const isWriting = !readOnly && !isSnapshot && !context.is_leaving;
      const isGuarded = isWriting && context.user_id !== null && !isOpenWhileClosing;
      const mode = { isWriting, isSnapshot, isGuarded };
      const settings = principalSettings(context, searchPath, request);
      const owner = isOfService ? serviceOf(context) : ownerOf(context);
      return people.queue.run(
        owner,
        () => inTransaction(people.pool, settings, mode, run, options.onWritten),
        { isFree: isOfService || context.user_id === null, isLong },
      );
    },
    readAsPrincipal: async <Row extends object>(
      context: RequestContext,
      { text, values }: { text: string; values: readonly unknown[] },
      { isLong = false, searchPath, request }: ReadOptions = {},
    ) => {
      const name = names.find(context.db_role, text);
      const query = { text, values: [...values], ...(name !== undefined && { name }) };
      const enter = enterReading(principalSettings(context, searchPath, request));
      return people.queue.run(
        ownerOf(context),
        () => readAtOnce<Row>(people.pool, names.generation(), enter, query),
        { isFree: context.user_id === null, isLong },
      );
    },
    asService: (role, instanceId, run, { readOnly = false } = {}) => {
      const mode = { isWriting: !readOnly, isSnapshot: false, isGuarded: false };
      const owner = { instance: instanceId ?? '', person: '' };
      const settings = serviceSettings(role, instanceId);
      return service.queue.run(owner, () =>
        inTransaction(service.pool, settings, mode, run, options.onWritten),
      );
    },
    close,
  };
}

/** Programs and visitors of an instance count as one each. */
const ownerOf = ({ instance_id: instance, user_id: userId, db_role: role }: RequestContext): WorkOwner => ({
  instance,
  person: userId ?? role,
});
const serviceOf = ({ instance_id: instance }: RequestContext): WorkOwner => ({ instance, person: '' });

const noRequest = { method: '', path: '', headers: '' };

function principalSettings(
  context: RequestContext,
  searchPath = PROGRAM_SEARCH_PATH,
  request = noRequest,
): Settings {
  const claims = { ...context.claims, role: context.db_role, sub: context.user_id ?? undefined };
  return {
    role: context.db_role,
    claims: JSON.stringify(claims),
    instanceId: context.instance_id,
    searchPath,
    request,
  };
}

function serviceSettings(role: ServiceRole, instanceId: string | null): Settings {
  return {
    role,
    claims: '',
    instanceId: instanceId ?? '',
    searchPath: PRODUCT_SEARCH_PATH,
    request: noRequest,
  };
}

const enterSettings = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('app.instance_id', $3, true), set_config('search_path', $4, true), set_config('timezone', 'UTC', true),
  set_config('request.method', $5, true), set_config('request.path', $6, true),
  set_config('request.headers', $7, true)`;

/** The first statement of a transaction, known to the server by its name. */
const enterQuery = (settings: Settings) => ({
  name: 'enter',
  text: `select ${enterSettings}`,
  values: valuesOf(settings),
});

/** The same for a transaction that only reads, without a row: `concat` is never null. */
const enterReading = (settings: Settings) => ({
  name: 'enter-reading',
  text: `select where concat(set_config('transaction_read_only', 'on', true), ${enterSettings}) is null`,
  values: valuesOf(settings),
});

const valuesOf = ({ role, claims, instanceId, searchPath, request }: Settings) => {
  const { method, path, headers } = request;
  return [role, claims, instanceId, searchPath, method, path, headers];
};

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
