import type { Overview } from '@reflectory/contracts/overview';
import { effectOf, LEAST } from './effects.ts';
import { totalsOf } from './points.ts';

type Topic = Overview['themes'][number];
type Feeling = Overview['feelings'][number];

/** What is said first of a span, and by what. Every part of it is a figure of the page. */
export type Answer =
  | { kind: 'nothing' }
  /** So few that only they themselves can be told. */
  | { kind: 'few'; entries: number; needed: number }
  /** Written, and nothing found in it. */
  | { kind: 'written'; entries: number; weekday: number | null }
  | {
      kind: 'felt';
      feeling: Feeling;
      second: Feeling | null;
      theme: Topic | null;
      /** What clearly goes with lighter or heavier entries. */
      goesWith: { topic: Topic; isLighter: boolean } | null;
    };

/** The weekday on which clearly more was written than on another: a fifth of all, and more than any. */
function weekdayOf(hours: Overview['hours']): number | null {
  const counts = new Map<number, number>();
  for (const { weekday, entries } of hours) counts.set(weekday, (counts.get(weekday) ?? 0) + entries);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return first && first[1] > (second?.[1] ?? 0) && first[1] / all >= 0.2 ? first[0] : null;
}

export function answerOf(overview: Overview): Answer {
  const { entries, read } = totalsOf(overview.buckets);
  if (entries === 0) return { kind: 'nothing' };
  if (entries < LEAST) return { kind: 'few', entries, needed: LEAST - entries };
  const [feeling, second] = overview.feelings;
  if (!feeling || read < LEAST) return { kind: 'written', entries, weekday: weekdayOf(overview.hours) };
  const clear = overview.themes
    .map((topic) => ({ topic, effect: effectOf(topic) }))
    .flatMap(({ topic, effect }) => (effect?.isClear ? [{ topic, difference: effect.difference }] : []))
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  const [most] = clear;
  return {
    kind: 'felt',
    feeling,
    second: second && second.share * 2 >= feeling.share ? second : null,
    theme: overview.themes.find((topic) => topic.entries >= LEAST) ?? null,
    goesWith: most ? { topic: most.topic, isLighter: most.difference > 0 } : null,
  };
}
