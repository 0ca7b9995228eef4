/** On which days a habit is asked for. */
export type HabitSchedule =
  /** So many days of a week, whichever. */
  | { kind: 'times'; times: number }
  /** From 1 for Monday to 7. */
  | { kind: 'weekdays'; weekdays: readonly number[] }
  /** Once in so many days. */
  | { kind: 'interval'; every: number }
  /** What is measured in seven days, taken together. */
  | { kind: 'total' };

/** What counts as done: a yes, or a number that reaches its target or stays below it. */
export type HabitMeasure =
  { kind: 'yes_no' } | { kind: 'number'; target: number; direction: 'at_least' | 'at_most' };

/** What somebody wants to do how often. */
export type HabitRule = { schedule: HabitSchedule; measure: HabitMeasure };

/** What was said of a day: done, left out on purpose, or not done; with a number where one is measured. */
export type HabitDay = { state: 'done' | 'skipped' | 'missed'; value: number | null };

/** What was said, by the number of the day. */
export type HabitDays = ReadonlyMap<number, HabitDay>;

const ALL_WEEKDAYS = 7;

/** How a schedule is looked at: how much is wanted in how many days that count, and how many of those a day brings. */
export function windowOf({ schedule, measure }: HabitRule): {
  length: number;
  wanted: number;
  perDay: number;
} {
  if (schedule.kind === 'times' && schedule.times < ALL_WEEKDAYS) {
    return { length: 7, wanted: schedule.times, perDay: schedule.times / 7 };
  }
  if (schedule.kind === 'interval') return { length: schedule.every, wanted: 1, perDay: 1 / schedule.every };
  if (schedule.kind === 'total' && measure.kind === 'number') {
    return { length: 7, wanted: measure.target, perDay: 1 / 7 };
  }
  if (schedule.kind === 'weekdays') {
    return { length: 1, wanted: 1, perDay: Math.max(1, schedule.weekdays.length) / 7 };
  }
  return { length: 1, wanted: 1, perDay: 1 };
}

/** Whether the days of the schedule are fixed, so that each of them is done or missed by itself. */
export const hasFixedDays = ({ schedule }: HabitRule): boolean =>
  schedule.kind === 'weekdays' || (schedule.kind === 'times' && schedule.times >= ALL_WEEKDAYS);

/** Whether a habit of fixed days is asked for on a weekday. */
export const isAskedOn = ({ schedule }: HabitRule, weekday: number): boolean =>
  schedule.kind !== 'weekdays' || schedule.weekdays.includes(weekday);

/** Up to the target a number counts in part; above a limit it counts less and less, and nothing at its double. */
function shareOfTarget(value: number, target: number, direction: 'at_least' | 'at_most'): number {
  if (direction === 'at_least') return target <= 0 ? 1 : Math.min(1, Math.max(0, value) / target);
  if (value <= target) return 1;
  return target <= 0 ? 0 : Math.max(0, 2 - value / target);
}

/** How far a number reaches what is wanted, from 0 to 1. */
export function shareOf({ measure }: HabitRule, value: number): number {
  return measure.kind === 'yes_no' ? 1 : shareOfTarget(value, measure.target, measure.direction);
}

/** How far a day reaches what is wanted of one, from 0 to 1; nothing where nothing was said. */
export function shareOfDay(rule: HabitRule, said: HabitDay | undefined): number {
  if (said?.state !== 'done') return 0;
  return said.value === null || rule.measure.kind === 'yes_no' ? 1 : shareOf(rule, said.value);
}

/** Whether nothing can be made of a day of which nothing was said: who stayed below a limit may have written nothing. */
export const isUnknown = ({ measure, schedule }: HabitRule, said: HabitDay | undefined): boolean =>
  said === undefined &&
  measure.kind === 'number' &&
  measure.direction === 'at_most' &&
  schedule.kind !== 'total';
