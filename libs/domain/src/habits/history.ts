import { dayOfNumber, weekdayOf } from '../days/index.ts';
import { type HabitDays, type HabitRule, shareOfDay } from './habit-rule.ts';

/** What was done in a month: days, and what was measured on them. */
export type HabitMonth = { month: string; days: number; sum: number };

/** What was done, and nothing of what was not. */
export type HabitHistory = {
  /** Days on which it was done, and those left out on purpose. */
  days: number;
  skipped: number;
  /** All that was measured. */
  sum: number;
  /** From the habit's first month to that of today, those without anything too. */
  months: HabitMonth[];
  /** Days on which it was done, by weekday from Monday on. */
  weekdays: number[];
};

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Counts what was done, by month and by weekday. */
export function historyOf(
  rule: HabitRule,
  days: HabitDays,
  { from, today }: { from: number; today: number },
): HabitHistory {
  const first = Math.min(from, today, ...days.keys());
  const months = new Map<string, HabitMonth>();
  const last = dayOfNumber(today).slice(0, 7);
  for (let month = dayOfNumber(first).slice(0, 7); month <= last; month = nextMonth(month)) {
    months.set(month, { month, days: 0, sum: 0 });
  }
  const history: HabitHistory = {
    days: 0,
    skipped: 0,
    sum: 0,
    months: [],
    weekdays: Array.from({ length: 7 }, () => 0),
  };
  for (const [day, said] of days) {
    if (said.state === 'skipped') history.skipped += 1;
    const month = months.get(dayOfNumber(day).slice(0, 7));
    if (said.state !== 'done' || !month) continue;
    const value = said.value ?? 0;
    const isDone = shareOfDay(rule, said) === 1;
    history.sum += value;
    month.sum += value;
    if (!isDone) continue;
    history.days += 1;
    month.days += 1;
    history.weekdays[weekdayOf(day) - 1] = (history.weekdays[weekdayOf(day) - 1] ?? 0) + 1;
  }
  history.months = [...months.values()];
  return history;
}
