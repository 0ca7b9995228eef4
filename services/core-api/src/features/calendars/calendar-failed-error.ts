import type { CalendarFailure } from '@reflectory/contracts/calendars';

/** A calendar that cannot be read, and why. */
export class CalendarFailedError extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure) {
    super(failure);
    this.failure = failure;
    this.name = 'CalendarFailedError';
  }
}

/** More changes than are read are a change: what is there now is then read whole. @throws whatever else it was */
export function unlessTooMany(error: unknown): null {
  if (error instanceof CalendarFailedError && error.failure === 'too_large') return null;
  throw error;
}
