import { failureCode } from '@reflectory/client';
import type { TFunction } from 'i18next';

/** What to tell a person about a failed call, in a text of the settings where there is one for its code. */
export function problemText(error: unknown, t: TFunction<['settings', 'common']>): string {
  const code = failureCode(error);
  return t([`problems.${code}`, `common:errors.${code}`, 'common:errors.internal']);
}
