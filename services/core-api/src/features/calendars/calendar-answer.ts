import type { CalendarFailure } from '@reflectory/contracts/calendars';
import { OutboundRefusedError, type OutboundResponse } from '@reflectory/outbound';
import { CalendarFailedError } from './calendar-failed-error.ts';

/** Of a request that had no answer. @throws CalendarFailedError */
export function throwUnanswered(error: unknown): never {
  throw new CalendarFailedError(error instanceof OutboundRefusedError ? 'refused' : 'unreachable');
}

/** The whole body of an answer. @throws CalendarFailedError */
export const readBody = ({ body }: OutboundResponse): Promise<string> =>
  body.text().catch((error: unknown) => {
    const isLarge = error instanceof Error && error.name === 'ResponseExceededMaxSizeError';
    throw new CalendarFailedError(isLarge ? 'too_large' : 'unreachable');
  });

/** What an answer says that is none of those hoped for. */
export function failureOfStatus(status: number): CalendarFailure {
  if (status === 401 || status === 403) return 'locked';
  if (status === 404 || status === 410) return 'gone';
  // Too many requests, too: they are tried later.
  return 'unreachable';
}
