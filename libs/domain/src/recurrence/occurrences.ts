import { dayOfNumber, numberOfDay, weekdayOf } from '../days/index.ts';
import type { RepeatRule } from './repeat-rule.ts';

/** The last day that anything is on: a rule that finds none until then has none. */
const LAST_DAY = numberOfDay('2199-12-31');

type Month = { year: number; month: number };

const firstOf = ({ year, month }: Month): number => Date.UTC(year, month - 1, 1) / 86_400_000;
const lengthOf = ({ year, month }: Month): number =>
  firstOf({ year, month: month + 1 }) - firstOf({ year, month });

function partsOf(day: number): Month & { date: number } {
  const at = new Date(day * 86_400_000);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

const daysFrom = (first: number, amount: number): number[] =>
  Array.from({ length: amount }, (_, index) => first + index);

/** Those of some days in a row that a rule's weekdays name. */
function onWeekdays(days: readonly number[], weekdays: RepeatRule['weekdays']): number[] {
  return days.filter((day) =>
    weekdays.some(({ day: weekday, nth }) => {
      if (weekdayOf(day) !== weekday) return false;
      if (nth === null) return true;
      const same = days.filter((other) => weekdayOf(other) === weekday);
      return same.at(nth > 0 ? nth - 1 : nth) === day;
    }),
  );
}

function onMonthDays(days: readonly number[], monthDays: readonly number[]): number[] {
  return days.filter((day) => {
    const { date, ...month } = partsOf(day);
    return monthDays.includes(date) || monthDays.includes(date - lengthOf(month) - 1);
  });
}

/** Days of a month that a rule means; `date` where it narrows nothing. */
function ofMonth(month: Month, { weekdays, monthDays }: RepeatRule, date: number): number[] {
  const all = daysFrom(firstOf(month), lengthOf(month));
  if (weekdays.length === 0 && monthDays.length === 0)
    return date <= all.length ? all.slice(date - 1, date) : [];
  const named = monthDays.length > 0 ? onMonthDays(all, monthDays) : all;
  // What counts weekdays counts them within the whole month.
  return weekdays.length > 0 ? onWeekdays(all, weekdays).filter((day) => named.includes(day)) : named;
}

function ofYear(year: number, rule: RepeatRule, start: Month & { date: number }): number[] {
  const { months, weekdays, monthDays } = rule;
  if (months.length > 0)
    return months.flatMap((month) => ofMonth({ year, month }, rule, start.date)).toSorted((a, b) => a - b);
  if (weekdays.length === 0 && monthDays.length === 0)
    return ofMonth({ year, month: start.month }, rule, start.date);
  const first = firstOf({ year, month: 1 });
  const all = daysFrom(first, firstOf({ year: year + 1, month: 1 }) - first);
  const named = monthDays.length > 0 ? onMonthDays(all, monthDays) : all;
  return weekdays.length > 0 ? onWeekdays(all, weekdays).filter((day) => named.includes(day)) : named;
}

/** Days of the nth period after that of the start, in order, before positions choose among them. */
function ofPeriod(rule: RepeatRule, start: number, nth: number): number[] {
  const { frequency, interval, weekdays, monthDays, months, weekStart } = rule;
  const from = partsOf(start);
  const isInMonths = (day: number) => months.length === 0 || months.includes(partsOf(day).month);
  if (frequency === 'yearly') return ofYear(from.year + nth * interval, rule, from);
  if (frequency === 'monthly') {
    const index = from.year * 12 + from.month - 1 + nth * interval;
    const month = { year: Math.floor(index / 12), month: (index % 12) + 1 };
    return months.length > 0 && !months.includes(month.month) ? [] : ofMonth(month, rule, from.date);
  }
  if (frequency === 'weekly') {
    const first = start - ((weekdayOf(start) - weekStart + 7) % 7) + nth * interval * 7;
    const named = weekdays.length > 0 ? weekdays : [{ day: weekdayOf(start), nth: null }];
    return onWeekdays(daysFrom(first, 7), named).filter(isInMonths);
  }
  const days = onWeekdays(
    [start + nth * interval],
    weekdays.length > 0 ? weekdays : [{ day: weekdayOf(start + nth * interval), nth: null }],
  );
  return (monthDays.length > 0 ? onMonthDays(days, monthDays) : days).filter(isInMonths);
}

function positioned(days: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return days;
  const chosen = positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(chosen)].toSorted((a, b) => a - b);
}

/**
 * The days of a rule that begins on a day, in order. It ends at the end of 2199, so that a rule without an end is no endless
 * loop, and one that is on no day at all gives none. The first day counts only where the rule means it.
 */
export function* occurrences(rule: RepeatRule, start: string): Generator<string> {
  const first = numberOfDay(start);
  const last = rule.until === null ? LAST_DAY : Math.min(numberOfDay(rule.until), LAST_DAY);
  const days = { daily: 1, weekly: 7, monthly: 28, yearly: 365 }[rule.frequency] * rule.interval;
  let left = rule.count ?? Infinity;
  for (let nth = 0; first + nth * days <= last + 366; nth += 1) {
    for (const day of positioned(ofPeriod(rule, first, nth), rule.positions)) {
      if (day < first) continue;
      if (day > last || left === 0) return;
      left -= 1;
      yield dayOfNumber(day);
    }
  }
}

/** The first day of a rule after another day; null where there is none. */
export function nextOccurrence(rule: RepeatRule, start: string, after: string): string | null {
  for (const day of occurrences(rule, start)) if (day > after) return day;
  return null;
}
