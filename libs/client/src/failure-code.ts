import { FunctionCallError } from './call-function.ts';

/** What fetch, the auth client and the table client throw when nobody answers. */
const networkErrors = new Set(['AuthRetryableFetchError', 'TypeError', 'FunctionsFetchError']);

/** Codes of the database that have a word of their own; a table call that did not arrive has an empty one. */
const tableCodes: Readonly<Record<string, string>> = {
  '': 'unreachable',
  '42501': 'not_permitted',
  PT409: 'last_admin',
  PT413: 'too_large',
};

/**
 * Code of what a call threw: that of a function, of the auth service or of a table, or `unreachable`. Texts are found
 * by it; `internal` stands for whatever has no code.
 */
export function failureCode(error: unknown): string {
  if (error instanceof FunctionCallError) return error.code;
  if (typeof error !== 'object' || error === null) return 'internal';
  if (error instanceof Error && networkErrors.has(error.name)) return 'unreachable';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? (tableCodes[code] ?? code) : 'internal';
}
