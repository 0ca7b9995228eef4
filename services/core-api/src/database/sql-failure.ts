import { DatabaseError } from 'pg';

/** What PostgreSQL said when it refused a statement; `code` is the SQLSTATE. */
export type SqlFailure = { code: string; message: string; detail: string | null; hint: string | null };

/** Reads a refusal of PostgreSQL; null for every other error. */
export function asSqlFailure(error: unknown): SqlFailure | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null;
  return { code: error.code, message: error.message, detail: error.detail ?? null, hint: error.hint ?? null };
}
