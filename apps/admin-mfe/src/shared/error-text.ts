import { failureCode } from '@reflectory/client';
import type { TFunction } from 'i18next';

/** What to tell a person about a failed call; the text comes from its code. */
export const errorText = (error: unknown, t: TFunction<'admin'>): string =>
  t([`errors.${failureCode(error)}`, 'errors.internal']);
