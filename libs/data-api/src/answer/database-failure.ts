import { AccountClosingError, asDiskFull, asSqlFailure } from '@reflectory/runtime/database';
import { BusyError } from '@reflectory/server-kit';
import { DataApiError } from '../data-api-error.ts';

const statusByCode: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
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
  // Its own words name files, and every family of paths answers it alike.
  if (asDiskFull(error)) return null;
  const failure = asSqlFailure(error);
  if (!failure) return connectionFailure(error);
  const { code, message, detail, hint } = failure;
  if (code === 'PGRST') return chosenByFunction(message, detail);
  const raised = raisedStatus(code);
  const status = raised ?? statusOf(code, isAnonymous);
  const isInternal = raised === null && status >= 500;
  return new DataApiError(status, code, textOfFailure(code, message), {
    details: isInternal ? null : detail,
    hint: isInternal || code === TOO_DEEP ? null : hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}

/** What the machine lacks or got wrong: the database's own text names files of it. */
const textOfFailure = (code: string, message: string) =>
  /^(53|58|XX)/.test(code) ? 'The database could not answer' : message;

/** Nested too deep to be read; PostgreSQL's hint is for whoever runs it. */
const TOO_DEEP = '54001';

/** `raise sqlstate 'PT404'` chooses the status; null for every other code. */
function raisedStatus(code: string): number | null {
  const status = /^PT(\d{3})$/.exec(code)?.[1];
  if (status === undefined) return null;
  return /^[2-5]/.test(status) ? Number(status) : 500;
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403;
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PGRST'` with JSON in message and detail decides the whole answer. */
function chosenByFunction(message: string, detail: string | null): DataApiError {
  const body = readObject(message);
  const code = body && textOf(body, 'code');
  const text = body && textOf(body, 'message');
  if (!body || code === null || text === null) {
    return unreadableRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const answer = detail === null ? null : readObject(detail);
  const status = answer?.['status'];
  const headers = answer && readTexts(answer['headers']);
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599 || !headers) {
    return unreadableRaise(
      detail === null
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  return new DataApiError(status, code, text, {
    details: textOf(body, 'details'),
    hint: textOf(body, 'hint'),
    headers,
  });
}

function unreadableRaise(details: string, hint: string): DataApiError {
  const message = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
  return new DataApiError(500, 'PGRST121', message, { details, hint });
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function textOf(object: Record<string, unknown>, key: string): string | null {
  const value = object[key];
  return typeof value === 'string' ? value : null;
}

/** Headers are texts that a header may hold. */
function readTexts(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const pairs = Object.entries(value);
  const areFit = pairs.every(
    ([name, text]) => /^[\w-]+$/.test(name) && typeof text === 'string' && /^[\x20-\x7e]*$/.test(text),
  );
  return areFit ? Object.fromEntries(pairs.map(([name, text]) => [name.toLowerCase(), String(text)])) : null;
}

function connectionFailure(error: unknown): DataApiError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof BusyError || error.message.includes('timeout exceeded when trying to connect')) {
    return new DataApiError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.', {
      headers: { 'retry-after': '1' },
    });
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
