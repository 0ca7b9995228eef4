import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { WorkOwner } from '@reflectory/server-kit';
import { type ConnectionLimits, createConnectionLanes, unlimitedConnections } from './connection-lanes.ts';
import { inTransaction, type Transaction } from './in-transaction.ts';
import { readAtOnce } from './read-at-once.ts';
import { createStatementNames } from './statement-names.ts';
import {
  enterReading,
  principalSettings,
  type ServiceRole,
  serviceSettings,
} from './transaction-settings.ts';

export type { Transaction } from './in-transaction.ts';

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
