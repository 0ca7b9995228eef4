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
