import { lastDayOf } from './days.ts';

/** What of the calendar is shown: a month such as `2026-11`, or a year. */
export type CalendarView = { kind: 'month'; month: string } | { kind: 'year'; year: string };

const MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/u;
const YEAR = /^(?!0000)\d{4}$/u;
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/u;

/** What an address asks for; today's month where it says nothing that is one. */
export function viewOf(parameters: URLSearchParams, today: string): CalendarView {
  const [month, year] = [parameters.get('month') ?? '', parameters.get('year') ?? ''];
  if (YEAR.test(year)) return { kind: 'year', year };
  return { kind: 'month', month: MONTH.test(month) ? month : today.slice(0, 7) };
}

/** The day that an address opens, if there is such a day. */
export function chosenDay(parameters: URLSearchParams): string | null {
  const day = parameters.get('day') ?? '';
  return DAY.test(day) &&
    MONTH.test(day.slice(0, 7)) &&
    day.slice(8) !== '00' &&
    day <= lastDayOf(day.slice(0, 7))
    ? day
    : null;
}

/** First and last day of a view. */
export const rangeOf = (view: CalendarView): { from: string; to: string } =>
  view.kind === 'year'
    ? { from: `${view.year}-01-01`, to: `${view.year}-12-31` }
    : { from: `${view.month}-01`, to: lastDayOf(view.month) };

/** Words from which a step of the scale begins, the second to the last. */
const STEPS = [50, 150, 400, 1000] as const;

/** How much was written on a day, from 1 to 5. */
export const stepOf = (words: number): number => 1 + STEPS.filter((from) => words >= from).length;
