export { isZone, zoneClock } from './zone-clock.ts';

const DAY_MS = 86_400_000;

/** Days since 1970 of a day such as `2026-11-26`: days as numbers can be counted with. */
export const numberOfDay = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The day with a number, as `2026-11-26`. */
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** From 1 for Monday to 7; the first of January 1970 was a Thursday. */
export const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

/** Monday of the week that a day lies in. */
export const mondayOf = (number: number): number => number - weekdayOf(number) + 1;

/** Sunday of that week. */
export const sundayOf = (number: number): number => mondayOf(number) + 6;
