import { DatabaseError } from 'pg';

/** What PostgreSQL said when it refused a statement; `code` is the SQLSTATE. */
export type SqlFailure = { code: string; message: string; detail: string | null; hint: string | null };

/** Reads a refusal of PostgreSQL; null for every other error. */
export function asSqlFailure(error: unknown): SqlFailure | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null;
  return { code: error.code, message: error.message, detail: error.detail ?? null, hint: error.hint ?? null };
}

/**
 * Whether PostgreSQL said no, so that nothing was written. Where the connection or the server went away (classes 08 and
 * 57) a commit may have been done although its answer was lost.
 */
export function isRefusal(error: unknown): boolean {
  const failure = asSqlFailure(error);
  return failure !== null && !/^(08|57)/.test(failure.code);
}
