/** Wrong tries since the last right one, and the moment (ms since 1970) before which no other try counts. */
export type WrongTries = { count: number; pausedUntil: number };

export const noWrongTries: WrongTries = { count: 0, pausedUntil: 0 };

/** Wrong tries that cost nothing. */
const FREE_TRIES = 4;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** Counts a wrong try: from the fifth on, each is followed by a pause, 15 seconds at first, then twice as long, at most 5 minutes. */
export function afterWrongTry({ count }: WrongTries, now: number): WrongTries {
  const costly = count + 1 - FREE_TRIES;
  if (costly < 1) return { count: count + 1, pausedUntil: 0 };
  return {
    count: count + 1,
    pausedUntil: now + Math.min(FIRST_PAUSE_MS * 2 ** (costly - 1), LONGEST_PAUSE_MS),
  };
}

/** Milliseconds until the next try counts. A clock that was set back cannot make a pause longer than the longest. */
export function pauseLeft({ pausedUntil }: WrongTries, now: number): number {
  return Math.min(Math.max(pausedUntil - now, 0), LONGEST_PAUSE_MS);
}
