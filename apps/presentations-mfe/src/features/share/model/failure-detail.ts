import { NotAuthenticatedError } from '../api/get-author.ts';

/** The error's own message, or 'Please try again.' (specification, section 8). */
export function failureDetail(error: unknown, t: (key: string) => string): string {
  if (error instanceof NotAuthenticatedError) return t('share.notAuthenticated');
  return error instanceof Error && error.message !== '' ? error.message : t('share.pleaseTryAgain');
}
