import { weekdayOf } from '../days/index.ts';
import {
  type HabitDays,
  type HabitMeasure,
  type HabitRule,
  type HabitSchedule,
  hasFixedDays,
  isAskedOn,
  shareOfDay,
} from './habit-rule.ts';

/** Weeks that are looked at before a smaller plan is offered. */
const WEEKS = 4;
/** Below this share of what was wanted the plan does not fit; below the other one nothing can be said. */
const FITS = 0.6;
const LEAST_A_WEEK = 0.5;

/** A plan that fits what somebody does, for one that does not. */
export type HabitSuggestion = { schedule: HabitSchedule; measure: HabitMeasure };

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

/** The last days that were not left out, newest first; null where there are fewer than needed. */
function lastDays(days: HabitDays, from: number, today: number): number[] | null {
  const found: number[] = [];
  for (let day = today - 1; day >= from && found.length < WEEKS * 7; day -= 1) {
    if (days.get(day)?.state !== 'skipped') found.push(day);
  }
  return found.length === WEEKS * 7 ? found : null;
}

/** A number that is reached about every other time. */
function smallerTarget(rule: HabitRule, days: HabitDays, looked: readonly number[]): HabitSuggestion | null {
  const { schedule, measure } = rule;
  if (measure.kind !== 'number' || measure.direction === 'at_most') return null;
  const values = looked.flatMap((day) => days.get(day)?.value ?? []);
  if (schedule.kind === 'total') {
    const week = values.reduce((sum, value) => sum + value, 0) / WEEKS;
    const target = Number(week.toPrecision(2));
    return week > 0 && week < FITS * measure.target ? { schedule, measure: { ...measure, target } } : null;
  }
  const median = values.length >= WEEKS ? medianOf(values) : null;
  if (median === null || median <= 0 || median >= FITS * measure.target) return null;
  return { schedule, measure: { ...measure, target: median } };
}

/**
 * An easier plan after four weeks in which this one did not fit, made of what was done in them; null while it fits, or where
 * there is too little to go by. It never asks for more.
 */
export function suggestPlan(
  rule: HabitRule,
  days: HabitDays,
  { from, today }: { from: number; today: number },
): HabitSuggestion | null {
  const looked = lastDays(days, from, today);
  if (!looked) return null;
  const smaller = smallerTarget(rule, days, looked);
  if (smaller) return smaller;
  const { schedule, measure } = rule;
  if (schedule.kind === 'total' || (measure.kind === 'number' && measure.direction === 'at_most'))
    return null;
  const done = looked.filter((day) => shareOfDay(rule, days.get(day)) === 1);
  const aWeek = done.length / WEEKS;
  if (aWeek < LEAST_A_WEEK) return null;
  if (schedule.kind === 'interval') {
    return aWeek < (FITS * 7) / schedule.every
      ? { schedule: { kind: 'interval', every: Math.round(7 / aWeek) }, measure }
      : null;
  }
  const asked = hasFixedDays(rule)
    ? looked.filter((day) => isAskedOn(rule, weekdayOf(day))).length / WEEKS
    : schedule.kind === 'times'
      ? schedule.times
      : 0;
  if (aWeek >= FITS * asked) return null;
  const every = Math.round(7 / aWeek);
  return {
    schedule: aWeek < 1 ? { kind: 'interval', every } : { kind: 'times', times: Math.round(aWeek) },
    measure,
  };
}
