import type { Grain, Overview, OverviewBucket } from '@reflectory/contracts/overview';
import { dayIn, nextStart, startOf } from '../../../shared/days.ts';

const emptyBucket = (start: string): OverviewBucket => ({
  start,
  days: 0,
  entries: 0,
  words: 0,
  read: 0,
  valence: null,
  check_ins: 0,
  pleasantness: null,
  energy: null,
  families: [],
});

/** Every point from the first day to the last, also those in which nothing was written. */
export function pointsOf({ from, to, grain, buckets }: Pick<Overview, 'from' | 'to' | 'grain' | 'buckets'>) {
  const known = new Map(buckets.map((bucket) => [bucket.start, bucket]));
  const points: OverviewBucket[] = [];
  for (let start = startOf(from, grain); start <= to; start = nextStart(start, grain)) {
    points.push(known.get(start) ?? emptyBucket(start));
  }
  return points;
}

const formats: Readonly<Record<Grain, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/** What a point of a chart is called. */
export const pointName = (start: string, grain: Grain, language: string): string =>
  dayIn(start, language, formats[grain]);

/** The same below a picture, where there is little room. */
export const axisName = (start: string, grain: Grain, language: string): string =>
  dayIn(start, language, {
    ...((grain === 'day' || grain === 'week') && { day: 'numeric' }),
    ...(grain !== 'year' && { month: 'short' }),
    ...((grain === 'month' || grain === 'year') && { year: 'numeric' }),
  });

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What all points come to. */
export const totalsOf = (buckets: readonly OverviewBucket[]) => {
  const mean = (value: 'valence' | 'pleasantness' | 'energy', weight: 'read' | 'check_ins') => {
    const known = buckets.filter((bucket) => bucket[value] !== null);
    const count = sum(known.map((bucket) => bucket[weight]));
    return count === 0 ? null : sum(known.map((bucket) => (bucket[value] ?? 0) * bucket[weight])) / count;
  };
  const total = (key: 'days' | 'entries' | 'words' | 'read' | 'check_ins') =>
    sum(buckets.map((bucket) => bucket[key]));
  return {
    days: total('days'),
    entries: total('entries'),
    words: total('words'),
    read: total('read'),
    checkIns: total('check_ins'),
    valence: mean('valence', 'read'),
    pleasantness: mean('pleasantness', 'check_ins'),
    energy: mean('energy', 'check_ins'),
  };
};
export type Totals = ReturnType<typeof totalsOf>;
