import type { DayValue } from './key-result.ts';

/** First and last day of a goal, by their numbers; without a last day there is no plan to be compared with. */
export type Period = { from: number; to: number | null };

/** How far the plan is on a day, from 0 to 1; null without an end. */
export function plannedShare({ from, to }: Period, day: number): number | null {
  if (to === null) return null;
  if (day >= to) return 1;
  return Math.max(0, (day - from) / (to - from));
}

/** Days that a goal may be off its plan and still be on it: three, or a twentieth of a long one. */
const toleranceOf = (length: number): number => Math.max(3, length / 20);

/** How a share stands beside the plan, and by how many days of it. */
export type AgainstPlan = { standing: 'ahead' | 'on' | 'behind'; days: number };

/** How a share stands beside the plan on a day; null without an end, and before the beginning. */
export function againstPlan(period: Period, day: number, share: number): AgainstPlan | null {
  const planned = plannedShare(period, day);
  if (planned === null || period.to === null || day < period.from) return null;
  const length = Math.max(1, period.to - period.from);
  const days = Math.round((share - planned) * length);
  const standing = Math.abs(days) <= toleranceOf(length) ? 'on' : days > 0 ? 'ahead' : 'behind';
  return { standing, days: Math.abs(days) };
}

/** Days that a trend looks back, and what it needs at least: points, and days between the first and the last. */
const TREND_DAYS = 42;
const LEAST_POINTS = 3;
const LEAST_DAYS = 7;

/** Where something leads that goes on as it did. */
export type Trend = {
  /** Change of a day. */
  slope: number;
  /** At the end of the period; null without one. */
  atEnd: number | null;
  /** The day on which the target is reached; null where it leads elsewhere. */
  reachedOn: number | null;
};

/**
 * Where the last six weeks lead, by the line that lies nearest to their points; null where they are too few for a line. It
 * starts from the newest value and never passes the target on its way.
 */
export function trendOf(
  course: readonly DayValue[],
  { target, period, today }: { target: number; period: Period; today: number },
): Trend | null {
  const points = course.filter(({ day }) => day > today - TREND_DAYS && day <= today);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < LEAST_POINTS || last.day - first.day < LEAST_DAYS) return null;
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [day, value] = [meanOf(points.map((point) => point.day)), meanOf(points.map((point) => point.value))];
  const spread = points.reduce((sum, point) => sum + (point.day - day) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.day - day) * (point.value - value), 0) / spread;
  const left = target - last.value;
  const isThere = left === 0;
  const leadsThere = slope !== 0 && Math.sign(slope) === Math.sign(left);
  return {
    slope,
    atEnd: period.to === null ? null : last.value + slope * Math.max(0, period.to - last.day),
    reachedOn: isThere ? last.day : leadsThere ? Math.max(today, last.day + Math.ceil(left / slope)) : null,
  };
}
