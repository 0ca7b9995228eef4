import { weekdayOf } from '../days/index.ts';
import {
  type HabitDay,
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

/** Who keeps below a limit says nothing of most days: so many times as far is looked back for those that they did. */
const SILENCE = 5;

/** Days back from today, left-out ones not counted, that the score looks at. */
export function daysNeeded(rule: HabitRule): number {
  const { length, perDay } = windowOf(rule);
  const days = hasFixedDays(rule) ? Math.ceil(stepsNeeded(rule) / perDay) + 7 : stepsNeeded(rule);
  return (days + length) * (isUnknown(rule, undefined) ? SILENCE : 1);
}

/** The first day that the score looks at. */
function firstDay(
  rule: HabitRule,
  days: HabitDays,
  { from, today }: { from: number; today: number },
): number {
  let needed = daysNeeded(rule);
  for (let day = today; day >= from && day > today - needed; day -= 1) {
    if (days.get(day)?.state === 'skipped') needed += 1;
  }
  return Math.max(from, today - needed + 1);
}

/** Whether a day says nothing either way: it was left out, is of no known outcome, or was not asked for. */
function isFrozen(rule: HabitRule, said: HabitDay | undefined, day: number): boolean {
  if (said?.state === 'skipped' || isUnknown(rule, said)) return true;
  return rule.schedule.kind === 'weekdays' && !isAskedOn(rule, weekdayOf(day)) && shareOfDay(rule, said) < 1;
}

/** What the last days of a habit bring together; days that say nothing are left out before. */
function openWindow(rule: HabitRule) {
  const { length, wanted } = windowOf(rule);
  const isTotal = rule.schedule.kind === 'total';
  // A limit that nobody counted against is not known to be kept.
  const needsValues = isTotal && rule.measure.kind === 'number' && rule.measure.direction === 'at_most';
  /** Of each day so far what it brought, and whether it has a number. */
  const added: { amount: number; values: number }[] = [];
  let [sum, values] = [0, 0];
  const measure = (said: HabitDay | undefined) => ({
    amount: isTotal ? (said?.value ?? 0) : shareOfDay(rule, said),
    values: typeof said?.value === 'number' ? 1 : 0,
  });
  /** How far what was wanted is reached with one more day, from 0 to 1; null where that is not known. */
  const reachWith = (said: HabitDay | undefined): number | null => {
    const [next, gone] = [measure(said), added[added.length - length]];
    if (needsValues && values + next.values - (gone?.values ?? 0) === 0) return null;
    const all = sum + next.amount - (gone?.amount ?? 0);
    return isTotal ? shareOf(rule, all) : Math.min(1, Math.max(0, all / wanted));
  };
  const add = (said: HabitDay | undefined) => {
    const [next, gone] = [measure(said), added[added.length - length]];
    sum += next.amount - (gone?.amount ?? 0);
    values += next.values - (gone?.values ?? 0);
    added.push(next);
  };
  return { reachWith, add };
}

type Step = (day: number, reached: number | null) => void;

/** Walks the days of a span that count, oldest first. */
function walk(rule: HabitRule, days: HabitDays, { from, to }: { from: number; to: number }, step: Step) {
  const window = openWindow(rule);
  for (let day = from; day <= to; day += 1) {
    const said = days.get(day);
    if (isFrozen(rule, said, day)) continue;
    step(day, window.reachWith(said));
    window.add(said);
  }
  return window;
}

/** The days of a span that count, oldest first. */
export function stepsOf(rule: HabitRule, days: HabitDays, span: { from: number; to: number }): HabitStep[] {
  const steps: HabitStep[] = [];
  walk(rule, days, span, (day, reached) => {
    if (reached !== null) steps.push({ day, reached });
  });
  return steps;
}

/** How a habit stands today, and how it would if today were done; both from 0 to 1. */
export type HabitScore = { score: number; ifDone: number };

/**
 * How well a habit sits: each day that counts moves it a little towards what was reached. A day left out on purpose moves
 * nothing, and today counts only where that raises it: the day is not over.
 */
export function scoreOf(
  rule: HabitRule,
  days: HabitDays,
  { from, today }: { from: number; today: number },
): HabitScore {
  const kept = keptOf(rule);
  const most = stepsNeeded(rule);
  const reached: number[] = [];
  const first = firstDay(rule, days, { from, today });
  const window = walk(rule, days, { from: first, to: today - 1 }, (_day, share) => {
    if (share !== null) reached.push(share);
  });
  const fold = (some: readonly number[]) =>
    some.reduce((score, share) => score * kept + share * (1 - kept), 0);
  const before = fold(reached.slice(-most));
  const withToday = (said: HabitDay | undefined): number => {
    const share = isFrozen(rule, said, today) ? null : window.reachWith(said);
    return share === null ? before : Math.max(before, fold([...reached, share].slice(-most)));
  };
  const target = rule.measure.kind === 'number' ? rule.measure.target : null;
  const score = withToday(days.get(today));
  return { score, ifDone: withToday({ state: 'done', value: target }) };
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
