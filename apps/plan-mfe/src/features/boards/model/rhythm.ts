import { plainRule, parseRepeatRule, type RepeatRule, writeRepeatRule } from '@reflectory/domain/recurrence';

/** Which day of a month is meant: the same one, the last one, or as `2nd Tuesday`. */
export const MONTH_DAYS = ['same', 'last', 'weekday'] as const;
export const ENDS = ['never', 'until', 'count'] as const;

/** How often a card comes back, as a person fills it in. */
export type Rhythm = {
  frequency: RepeatRule['frequency'];
  /** A number as it was typed. */
  every: string;
  /** From 1 for Monday to 7; none means the day of the week on which it is due. */
  weekdays: readonly number[];
  monthDay: (typeof MONTH_DAYS)[number];
  ends: (typeof ENDS)[number];
  /** `YYYY-MM-DD`; empty while there is none. */
  until: string;
  times: string;
};

export type RhythmProblem = 'every' | 'until' | 'times';

const MOST_EVERY = 1000;
const MOST_TIMES = 10_000;

/** Which weekday of its month a day is: from 1 for Monday to 7, and the how manieth, -1 where no other follows the fourth. */
export function weekdayInMonth(day: string): { day: number; nth: number } {
  const date = new Date(`${day}T00:00:00Z`);
  const nth = Math.ceil(date.getUTCDate() / 7);
  return { day: date.getUTCDay() || 7, nth: nth === 5 ? -1 : nth };
}

/** What a rule says, as far as it can be filled in; a week where it says nothing of it. */
export function rhythmOf(text: string | null): Rhythm {
  const rule = (text === null ? null : parseRepeatRule(text)) ?? plainRule('weekly');
  const { frequency, interval, weekdays, monthDays, until, count } = rule;
  return {
    frequency,
    every: String(interval),
    weekdays: frequency === 'weekly' ? weekdays.map(({ day }) => day) : [],
    monthDay: monthDays.includes(-1) ? 'last' : weekdays.some(({ nth }) => nth !== null) ? 'weekday' : 'same',
    ends: until !== null ? 'until' : count !== null ? 'count' : 'never',
    until: until ?? '',
    times: String(count ?? 10),
  };
}

const wholeNumber = (text: string, most: number) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** What has to be put right before it is a rule; `from` is the day on which the card is due. */
export function problemOf({ every, ends, until, times }: Rhythm, from: string): RhythmProblem | null {
  if (!wholeNumber(every, MOST_EVERY)) return 'every';
  if (ends === 'until' && !(/^\d{4}-\d{2}-\d{2}$/.test(until) && until >= from)) return 'until';
  if (ends === 'count' && !wholeNumber(times, MOST_TIMES)) return 'times';
  return null;
}

/** The rule of RFC 5545 that a rhythm without a problem means; `from` is the day on which the card is due. */
export function ruleOf(rhythm: Rhythm, from: string): string {
  const { frequency, every, weekdays, monthDay, ends, until, times } = rhythm;
  const rule = plainRule(frequency, Number(every));
  const isMonthly = frequency === 'monthly';
  return writeRepeatRule({
    ...rule,
    ...(frequency === 'weekly' && {
      weekdays: weekdays.toSorted((one, other) => one - other).map((day) => ({ day, nth: null })),
    }),
    ...(isMonthly && monthDay === 'last' && { monthDays: [-1] }),
    ...(isMonthly && monthDay === 'weekday' && { weekdays: [weekdayInMonth(from)] }),
    ...(ends === 'until' && { until }),
    ...(ends === 'count' && { count: Number(times) }),
  });
}
