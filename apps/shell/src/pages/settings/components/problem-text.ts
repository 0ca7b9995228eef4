import { FunctionCallError } from '@reflectory/client';
import type { TFunction } from 'i18next';

/** What fetch, the auth client and the table client throw when nobody answers. */
const networkErrors = new Set(['AuthRetryableFetchError', 'TypeError', 'FunctionsFetchError']);

/** Code of what a call threw: that of a function, of the auth service or of a table, or `unreachable`. */
export function problemCode(error: unknown): string {
  if (error instanceof FunctionCallError) return error.code;
  if (typeof error !== 'object' || error === null) return 'internal';
  if (error instanceof Error && networkErrors.has(error.name)) return 'unreachable';
  const code = 'code' in error ? error.code : undefined;
  // A table call that did not arrive has an empty code.
  if (code === '') return 'unreachable';
  return typeof code === 'string' ? code : 'internal';
}

/** What to tell a person about a failed call, in a text of the settings where there is one for its code. */
export function problemText(error: unknown, t: TFunction<['settings', 'common']>): string {
  const code = problemCode(error);
  return t([`problems.${code}`, `common:errors.${code}`, 'common:errors.internal']);
}
