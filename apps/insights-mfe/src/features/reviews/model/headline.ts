import type { Review } from '@reflectory/contracts/reviews';

/** Entries with feelings from which on two times are compared. */
const LEAST = 7;
/** Points of 200 that are a difference at all. */
const CLEAR = 10;

/** How a time read beside the one before: null where too little was read, or nothing stands out. */
export function changeOf({ read, valence, before }: Review['facts']): 'lighter' | 'heavier' | null {
  if (valence === null || before.valence === null || Math.min(read, before.read) < LEAST) return null;
  const difference = valence - before.valence;
  if (Math.abs(difference) < CLEAR) return null;
  return difference > 0 ? 'lighter' : 'heavier';
}
