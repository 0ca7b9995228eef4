import { createFairQueue } from '@reflectory/server-kit';
import { Pool } from 'pg';

/** How the connections of a process are shared. */
export type ConnectionLimits = {
  /** Connections for what people and visitors ask. */
  connections: number;
  /** Connections that only sign-in, the control plane and the service's own work have. */
  reserved: number;
  /** Of the connections for people, those that one instance and one person may have at once; 0: all. */
  perInstance: number;
  perPerson: number;
  /** Milliseconds that one person's statements may take before they wait; 0: any time. 150 come back each second. */
  budgetMs: number;
};

/** What counts where nothing is said: whoever asks gets a connection. */
export const unlimitedConnections: ConnectionLimits = {
  connections: 10,
  reserved: 4,
  perInstance: 0,
  perPerson: 0,
  budgetMs: 0,
};

/** Milliseconds that somebody waits for a connection. */
const WAIT_MS = 5000;
/** Calls of one person that wait for one. */
const WAITING_PER_PERSON = 100;
/** Connections that are free for each that somebody has before they get another: those who have none find one. */
const SPARE_PER_PIECE = 2;
/** Milliseconds of a person's budget that come back each second. */
const RETURNED_PER_SECOND = 150;
/** Milliseconds up to which no piece of work is long, and charged to nobody. */
const FREE_MS = 100;
/** Long pieces of work under way beside which nobody who has used half of their budget begins. */
const LONG_AT_ONCE = 1;

/** Two pools with a fair queue before each: what people ask can take no connection from signing in. */
export function createConnectionLanes(
  url: string,
  limits: ConnectionLimits,
  onIdleError?: (error: Error) => void,
) {
  const { connections, reserved, perInstance, perPerson, budgetMs } = limits;
  const open = (max: number) => openPool(url, max, onIdleError);
  const limited = (limit: number) => (limit === 0 ? connections : Math.min(limit, connections));
  const people = {
    pool: open(connections),
    queue: createFairQueue({
      waitMs: WAIT_MS,
      waitingPerPerson: WAITING_PER_PERSON,
      atOnce: connections,
      perInstance: limited(perInstance),
      perPerson: limited(perPerson),
      sparePerPiece: perPerson === 0 ? 0 : SPARE_PER_PIECE,
      ...(budgetMs > 0 && {
        budget: {
          ms: budgetMs,
          returnedPerSecond: RETURNED_PER_SECOND,
          freeMs: FREE_MS,
          longAtOnce: LONG_AT_ONCE,
        },
      }),
    }),
  };
  // One instance leaves one for the others; what concerns no instance has turns like one.
  const service = {
    pool: open(reserved),
    queue: createFairQueue({ waitMs: WAIT_MS, atOnce: reserved, perInstance: Math.max(1, reserved - 1) }),
  };
  return {
    people,
    service,
    close: async () => {
      await Promise.all([people.pool.end(), service.pool.end()]);
    },
  };
}

function openPool(url: string, max: number, onIdleError: ((error: Error) => void) | undefined): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: WAIT_MS,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'core-api',
    pipeline: true,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A connection that breaks in use fails its queries; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
