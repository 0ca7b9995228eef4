import { weekdayOf } from '../days/index.ts';
import {
  type HabitDays,
  type HabitRule,
  hasFixedDays,
  isAskedOn,
  isUnknown,
  shareOf,
  shareOfDay,
  windowOf,
} from './habit-rule.ts';

/** Days after which half of a daily habit's past counts; a rarer one remembers for longer. */
const HALF_LIFE_DAYS = 13;
/** What lies further back than this many half-lives counts nothing: 0.4 per cent would be left of it. */
const HALF_LIVES = 8;

/** A day that counts: how far what was wanted in the days up to it was reached, from 0 to 1. */
export type HabitStep = { day: number; reached: number };

/** The share of its score that a habit keeps with each day that counts. */
function keptOf(rule: HabitRule): number {
  const { perDay } = windowOf(rule);
  // Where the days between are no steps, each step stands for several days.
  const stepsPerDay = hasFixedDays(rule) ? perDay : 1;
  return 0.5 ** (Math.sqrt(perDay) / (HALF_LIFE_DAYS * stepsPerDay));
}

/** Days that count back from one, of which the score is made. */
const stepsNeeded = (rule: HabitRule): number =>
  Math.ceil((HALF_LIVES * Math.log(0.5)) / Math.log(keptOf(rule)));

/** Days back from today, left-out ones not counted, without which the score cannot be told. */
export function daysNeeded(rule: HabitRule): number {
  const { length, perDay } = windowOf(rule);
  const days = hasFixedDays(rule) ? Math.ceil(stepsNeeded(rule) / perDay) + 7 : stepsNeeded(rule);
  return days + length;
}

/** Whether a day says nothing either way: it was left out, is of no known outcome, or was not asked for. */
function isFrozen(rule: HabitRule, days: HabitDays, day: number): boolean {
  const said = days.get(day);
  if (said?.state === 'skipped' || isUnknown(rule, said)) return true;
  return !isAskedOn(rule, weekdayOf(day)) && shareOfDay(rule, said) < 1;
}

/** What the days of a window bring together, from 0 to 1. */
function reachedBy(rule: HabitRule, days: HabitDays, counted: readonly number[]): number | null {
  if (rule.schedule.kind !== 'total') {
    const done = counted.reduce((sum, day) => sum + shareOfDay(rule, days.get(day)), 0);
    return Math.min(1, done / windowOf(rule).wanted);
  }
  const values = counted.flatMap((day) => days.get(day)?.value ?? []);
  // A limit that nobody counted against is not known to be kept.
  const isKnown =
    values.length > 0 || (rule.measure.kind === 'number' && rule.measure.direction === 'at_least');
  return isKnown
    ? shareOf(
        rule,
        values.reduce((sum, value) => sum + value, 0),
      )
    : null;
}

/** The days of a span that count, oldest first. */
export function stepsOf(
  rule: HabitRule,
  days: HabitDays,
  { from, to }: { from: number; to: number },
): HabitStep[] {
  const { length } = windowOf(rule);
  const counted: number[] = [];
  const steps: HabitStep[] = [];
  for (let day = from; day <= to; day += 1) {
    if (isFrozen(rule, days, day)) continue;
    counted.push(day);
    const reached = reachedBy(rule, days, counted.slice(-length));
    if (reached !== null) steps.push({ day, reached });
  }
  return steps;
}

const fold = (kept: number, steps: readonly HabitStep[]): number =>
  steps.reduce((score, { reached }) => score * kept + reached * (1 - kept), 0);

/**
 * How well a habit sits, from 0 to 1: each day that counts moves it a little towards what was reached. A day left out on
 * purpose moves nothing, and today counts only where that raises it: the day is not over.
 */
export function scoreOf(
  rule: HabitRule,
  days: HabitDays,
  { from, today }: { from: number; today: number },
): number {
  const kept = keptOf(rule);
  const steps = stepsOf(rule, days, { from, to: today });
  const most = stepsNeeded(rule);
  const scoreBy = (some: readonly HabitStep[]) => fold(kept, some.slice(-most));
  if (steps.at(-1)?.day !== today) return scoreBy(steps);
  return Math.max(scoreBy(steps.slice(0, -1)), scoreBy(steps));
}

/** The score at the end of each day of a span that begins with the habit; days that count nothing repeat it. */
export function scoresOf(
  rule: HabitRule,
  days: HabitDays,
  { from, to }: { from: number; to: number },
): number[] {
  const kept = keptOf(rule);
  const reached = new Map(stepsOf(rule, days, { from, to }).map((step) => [step.day, step.reached]));
  let score = 0;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const step = reached.get(from + index);
    if (step !== undefined) score = score * kept + step * (1 - kept);
    return score;
  });
}
