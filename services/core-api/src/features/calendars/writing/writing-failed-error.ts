import type { CalendarTargetRow } from '@reflectory/contracts/calendars';

/** Nothing can be written to a calendar now, and why. */
export class WritingFailedError extends Error {
  readonly failure: NonNullable<CalendarTargetRow['failure']>;

  constructor(failure: NonNullable<CalendarTargetRow['failure']>) {
    super(failure);
    this.failure = failure;
    this.name = 'WritingFailedError';
  }
}
