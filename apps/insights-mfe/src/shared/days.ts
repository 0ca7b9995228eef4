import type { Grain } from '@reflectory/contracts/overview';

const DAY_MS = 86_400_000;

/** A day as a point that no clock moves. */
const pointOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAt = (point: Date): string => point.toISOString().slice(0, 10);

/** The day of a moment by the person's own clock. */
export const dayOf = (at: Date): string => new Intl.DateTimeFormat('en-CA').format(at);

/** The day a number of days later. */
export const addDays = (day: string, count: number): string =>
  dayAt(new Date(pointOf(day).getTime() + count * DAY_MS));

/** The first day of a month, some months after the one that a day lies in. */
export const monthAfter = (day: string, months: number): string => {
  const point = pointOf(`${day.slice(0, 7)}-01`);
  point.setUTCMonth(point.getUTCMonth() + months);
  return dayAt(point);
};

/** 1 for Monday to 7. */
const weekdayOf = (day: string): number => pointOf(day).getUTCDay() || 7;

/** The first day of the week, month or year that a day lies in. */
export const startOf = (day: string, grain: Grain): string => {
  if (grain === 'week') return addDays(day, 1 - weekdayOf(day));
  if (grain === 'month') return `${day.slice(0, 7)}-01`;
  return grain === 'year' ? `${day.slice(0, 4)}-01-01` : day;
};

/** The first day of the next one. */
export const nextStart = (start: string, grain: Grain): string => {
  if (grain === 'day') return addDays(start, 1);
  if (grain === 'week') return addDays(start, 7);
  return monthAfter(start, grain === 'month' ? 1 : 12);
};

/** A day in words, as a calendar of no zone has it. */
export const dayIn = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(pointOf(day));
