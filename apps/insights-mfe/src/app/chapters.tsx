import type { Overview } from '@reflectory/contracts/overview';
import { Brain } from '../features/brain/brain.tsx';
import { Compare } from '../features/overview/components/compare.tsx';
import { GoesWith } from '../features/overview/components/goes-with.tsx';
import { Hours } from '../features/overview/components/hours.tsx';
import { MoodChart } from '../features/overview/components/mood-chart.tsx';
import { PixelYear } from '../features/overview/components/pixel-year.tsx';
import { Rhythm } from '../features/overview/components/rhythm.tsx';
import { River } from '../features/overview/components/river.tsx';
import { NameSome, Topics } from '../features/overview/components/topics.tsx';
import { Words } from '../features/overview/components/words.tsx';
import { Decided, Walked } from '../features/progress/progress.tsx';
import { pointsOf } from '../features/overview/model/points.ts';

export type ChaptersProps = {
  overview: Overview;
  /** How the span is called, and whether it is all that there is. */
  name: string;
  isWhole: boolean;
  today: string;
  before: { name: string; overview: Overview } | null;
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The pictures of a span, one below the other. */
export function Chapters({ overview, name, isWhole, today, before }: ChaptersProps) {
  // Days that are still to come are no gap.
  const points = pointsOf({ ...overview, to: overview.to > today ? today : overview.to });
  const first = overview.first ?? overview.from;
  const last = overview.last ?? overview.to;
  const year = yearOf(overview.buckets.at(-1)?.start ?? overview.to);
  return (
    <>
      {before && <Compare before={before} now={{ name, overview }} />}
      <MoodChart overview={overview} points={points} />
      <PixelYear
        key={year}
        year={year}
        first={Math.min(yearOf(first), year)}
        last={Math.max(yearOf(today), yearOf(last))}
      />
      <River overview={overview} points={points} />
      <Topics kind="themes" topics={overview.themes} first={first} last={last} />
      <Topics kind="people" topics={overview.people} first={first} last={last} />
      <Topics kind="places" topics={overview.places} first={first} last={last} />
      {overview.people.length + overview.places.length === 0 && <NameSome />}
      <GoesWith overview={overview} isWhole={isWhole} />
      <Words from={isWhole ? null : overview.from} to={overview.to} />
      <Walked from={isWhole ? null : overview.from} to={overview.to} />
      <Decided from={isWhole ? null : overview.from} to={overview.to} />
      <Hours hours={overview.hours} />
      <Rhythm overview={overview} points={points} />
      <Brain themes={overview.themes} />
    </>
  );
}
