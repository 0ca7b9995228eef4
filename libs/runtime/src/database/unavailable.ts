import { BusyError } from '@reflectory/server-kit';
import { asSqlFailure } from './sql-failure.ts';

/** SQLSTATEs of a server that has no connection left, or is starting or stopping. */
const UNAVAILABLE = /^(08|53300|57P0[1-3])/;

/** A failure after which the same call may well work: no connection was free, or the database is away. Else null. */
export function asUnavailable(error: unknown): BusyError | null {
  if (error instanceof BusyError) return error;
  if (!(error instanceof Error)) return null;
  const code = asSqlFailure(error)?.code ?? ('code' in error ? String(error.code) : '');
  const isAway =
    UNAVAILABLE.test(code) ||
    /^(ECONN|EPIPE|ENOTFOUND)/.test(code) ||
    error.message.includes('timeout exceeded when trying to connect') ||
    error.message.startsWith('Connection terminated');
  return isAway ? new BusyError() : null;
}
