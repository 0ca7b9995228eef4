import type { FunctionOutput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/calendars';

/** Why nothing was connected. */
export type ConnectingFailure = NonNullable<FunctionOutput<'finish-calendar-connection'>['failure']>;

/** Nothing was connected, and why. */
export class ConnectingFailedError extends Error {
  readonly failure: ConnectingFailure;

  constructor(failure: ConnectingFailure) {
    super(failure);
    this.failure = failure;
    this.name = 'ConnectingFailedError';
  }
}
