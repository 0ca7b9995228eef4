import { mondayOf, weekdayOf } from '../days/index.ts';
import {
  type HabitDays,
  type HabitRule,
  hasFixedDays,
  isAskedOn,
  isUnknown,
  shareOfDay,
} from './habit-rule.ts';

/**
 * How a day of a habit looks: done, in part, left out on purpose, missed, not asked for, still open, or of before it began.
 */
export type HabitMark = 'done' | 'part' | 'skipped' | 'missed' | 'free' | 'open' | 'before';

type Span = { from: number; to: number; today: number };

/** Whether a day without anything done was one too many. */
function isMissed(rule: HabitRule, day: number, lastDone: number | null, from: number): boolean {
  const { schedule } = rule;
  if (schedule.kind === 'interval') return day - (lastDone ?? from - 1) >= schedule.every;
  return hasFixedDays(rule) && isAskedOn(rule, weekdayOf(day));
}

/** The marks of the days of a span, oldest first; `began` is the habit's first day. */
export function marksOf(
  rule: HabitRule,
  days: HabitDays,
  began: number,
  { from, to, today }: Span,
): HabitMark[] {
  const marks: HabitMark[] = [];
  let lastDone: number | null = null;
  for (let day = Math.min(began, from); day <= to; day += 1) {
    const said = days.get(day);
    const share = shareOfDay(rule, said);
    if (share === 1) lastDone = day;
    if (day < from) continue;
    marks.push(
      markOf({
        rule,
        day,
        share,
        state: said?.state,
        isKnown: !isUnknown(rule, said),
        lastDone,
        began,
        today,
      }),
    );
  }
  return marks;
}

type Day = {
  rule: HabitRule;
  day: number;
  share: number;
  state: 'done' | 'skipped' | 'missed' | undefined;
  isKnown: boolean;
  lastDone: number | null;
  began: number;
  today: number;
};

function markOf({ rule, day, share, state, isKnown, lastDone, began, today }: Day): HabitMark {
  if (state === 'skipped') return 'skipped';
  if (share === 1) return 'done';
  if (state === 'done' && share > 0) return 'part';
  if (state !== undefined) return 'missed';
  if (day < began) return 'before';
  if (day >= today) return 'open';
  return isKnown && isMissed(rule, day, lastDone, began) ? 'missed' : 'free';
}

/** Where a habit stands today. */
export type HabitStanding = {
  /** Whether something is wanted today that has not been done. */
  isDue: boolean;
  /** Done and wanted in the week from Monday on, in days, or in what is measured; null where days stand for themselves. */
  week: { done: number; wanted: number } | null;
  /** What was said of today. */
  today: HabitMark;
};

/** What today asks of a habit, by what was said of this week and of the days of its interval. */
export function standingOf(rule: HabitRule, days: HabitDays, began: number, today: number): HabitStanding {
  const [mark = 'open'] = marksOf(rule, days, began, { from: today, to: today, today });
  const week = weekOf(rule, days, today);
  const isSaid = mark !== 'open' && mark !== 'part' && mark !== 'before';
  return { isDue: !isSaid && today >= began && isWanted(rule, days, today, week), week, today: mark };
}

function isWanted(rule: HabitRule, days: HabitDays, today: number, week: HabitStanding['week']): boolean {
  const { schedule, measure } = rule;
  if (schedule.kind === 'interval') {
    for (let day = today - schedule.every + 1; day < today; day += 1) {
      if (shareOfDay(rule, days.get(day)) === 1) return false;
    }
    return true;
  }
  // Below a limit there is something to say each day.
  if (measure.kind === 'number' && measure.direction === 'at_most') return isAskedOn(rule, weekdayOf(today));
  return week ? week.done < week.wanted : isAskedOn(rule, weekdayOf(today));
}

function weekOf(rule: HabitRule, days: HabitDays, today: number): HabitStanding['week'] {
  const { schedule, measure } = rule;
  const sumOf = (value: (day: number) => number): number => {
    let sum = 0;
    for (let day = mondayOf(today); day <= today; day += 1) sum += value(day);
    return sum;
  };
  if (schedule.kind === 'total' && measure.kind === 'number') {
    return { done: sumOf((day) => days.get(day)?.value ?? 0), wanted: measure.target };
  }
  if (schedule.kind !== 'times' || hasFixedDays(rule)) return null;
  return { done: sumOf((day) => (shareOfDay(rule, days.get(day)) === 1 ? 1 : 0)), wanted: schedule.times };
}
