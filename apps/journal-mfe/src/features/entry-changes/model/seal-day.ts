/** Why a day is none that an entry can open on. */
export type SealProblem = 'missing' | 'past' | 'far';

/** Years that an entry can stay sealed for. */
const MOST_YEARS = 50;

/** The day that was entered, or what is wrong with it. Both are days such as `2026-11-22`. */
export function readSealDay(entered: string, today: string): { day: string } | { problem: SealProblem } {
  if (!/^\d{4,}-\d{2}-\d{2}$/u.test(entered)) return { problem: 'missing' };
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  if (entered.length > 10 || entered > last) return { problem: 'far' };
  return entered > today ? { day: entered } : { problem: 'past' };
}
