import type { AnsweredSpan } from '@reflectory/contracts/conversations';
import { dayIn, monthAfter, addDays } from '../../../shared/days.ts';

type FindText = (key: string, values: Record<string, string>) => string;

/** Days as one says them: a year, a month, a day, or from one day to another. */
export function spanText({ from, to }: AnsweredSpan, language: string, t: FindText): string {
  const day = (some: string) => dayIn(some, language, { dateStyle: 'medium' });
  if (from === null) return to === null ? '' : t('ask.until', { day: day(to) });
  if (to === null) return t('ask.since', { day: day(from) });
  if (from === to) return day(from);
  const isMonth = from.endsWith('-01') && addDays(monthAfter(from, 1), -1) === to;
  if (isMonth) return dayIn(from, language, { month: 'long', year: 'numeric' });
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  if (isYear) return dayIn(from, language, { year: 'numeric' });
  const isYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  const format = new Intl.DateTimeFormat(language, {
    ...(isYears ? { year: 'numeric' } : { dateStyle: 'medium' }),
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
