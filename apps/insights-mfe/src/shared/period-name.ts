import { dayIn } from './days.ts';

export type PeriodKind = 'week' | 'month' | 'quarter' | 'year';

/** A time in words: its year, its month, or its first and last day. */
export function periodName(kind: PeriodKind, from: string, to: string, language: string): string {
  if (kind === 'year') return dayIn(from, language, { year: 'numeric' });
  if (kind === 'month') return dayIn(from, language, { month: 'long', year: 'numeric' });
  const format = new Intl.DateTimeFormat(language, {
    ...(kind === 'week' && { day: 'numeric' }),
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
