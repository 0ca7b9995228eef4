import { FunctionCallError } from '@reflectory/client';
import type { Trouble } from './player-state.ts';

/** What the door to pieces of catalogues answers. */
const refusals: Readonly<Record<string, Trouble>> = {
  not_found: 'notInCatalogue',
  rate_limited: 'tooManyFetched',
  unavailable: 'notSent',
};

/** Why a piece is not heard, by what was thrown when it was fetched and decoded. */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof FunctionCallError ? refusals[error.code] : undefined) ?? 'failed';
