import { AccountClosingError } from '../database/account-closing-error.ts';
import { asSqlFailure } from '../database/sql-failure.ts';
import { DataApiError } from './data-api-error.ts';

const statusByCode: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const statusByClass: Readonly<Record<string, number>> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** What PostgreSQL refused, as the client is told; null when it was not PostgreSQL that failed. */
export function asDatabaseFailure(error: unknown, isAnonymous: boolean): DataApiError | null {
  if (error instanceof AccountClosingError) return new DataApiError(403, 'account_closing', error.message);
  const failure = asSqlFailure(error);
  if (!failure) return connectionFailure(error);
  const { code, message, detail, hint } = failure;
  if (code === 'PGRST') return chosenByFunction(message, detail);
  const status = statusOf(code, isAnonymous);
  const isInternal = status >= 500;
  return new DataApiError(status, code, message, {
    details: isInternal ? null : detail,
    hint: isInternal ? null : hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  const raised = /^PT([1-5]\d\d)$/.exec(code);
  if (raised) return Number(raised[1]);
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PGRST'` with JSON in message and detail decides the whole answer. */
function chosenByFunction(message: string, detail: string | null): DataApiError {
  const body = readObject(message);
  const answer = readObject(detail ?? '{}');
  const status = answer?.['status'];
  if (!body || typeof status !== 'number') {
    return new DataApiError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error');
  }
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : null);
  return new DataApiError(status, text('code') ?? 'PGRST', text('message') ?? '', {
    details: text('details'),
    hint: text('hint'),
  });
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function connectionFailure(error: unknown): DataApiError | null {
  if (!(error instanceof Error)) return null;
  if (error.message.includes('timeout exceeded when trying to connect')) {
    return new DataApiError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  const isUnreachable =
    ('code' in error && /^(ECONN|EPIPE|ENOTFOUND)/.test(String(error.code))) ||
    error.message.startsWith('Connection terminated');
  return isUnreachable
    ? new DataApiError(503, 'PGRST000', 'Could not connect with the database.', {
        headers: { 'retry-after': '1' },
      })
    : null;
}
