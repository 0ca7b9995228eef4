import { FunctionCallError } from '@reflectory/client';
import type { TFunction } from 'i18next';

/** PostgreSQL's code for a refusal by role or row-level security. */
const REFUSED = '42501';
/** The database's code where the last administrator would go. */
const LAST_ADMIN = 'PT409';

/** What to tell a person about a failed call; the text comes from its code. */
export function errorText(error: unknown, t: TFunction<'admin'>): string {
  return t(`errors.${codeOf(error)}`);
}

function codeOf(error: unknown): string {
  if (error instanceof FunctionCallError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === REFUSED) return 'not_permitted';
  if (code === LAST_ADMIN) return 'last_admin';
  return code ? 'internal' : 'unreachable';
}
