const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a field of date and time wants it, in the reader's time zone: `2026-01-31T08:05`. */
export function localMoment(date: Date): string {
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** While a year is typed, a field says 0002; nobody wrote an entry then. */
const EARLIEST = new Date(1000, 0, 1);

/** Why what was entered is no moment of an entry. */
export type MomentProblem = 'missing' | 'past' | 'future';

/** The moment that was entered, as a timestamp, or what is wrong with it. */
export function readMoment(entered: string, now: Date): { at: string } | { problem: MomentProblem } {
  const date = new Date(entered);
  if (entered === '' || Number.isNaN(date.getTime())) return { problem: 'missing' };
  if (date < EARLIEST) return { problem: 'past' };
  return date > now ? { problem: 'future' } : { at: date.toISOString() };
}
