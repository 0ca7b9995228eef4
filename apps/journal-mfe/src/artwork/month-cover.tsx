import type { CoverPart } from '@reflectory/domain/artwork';
import { type ReactNode, Suspense } from 'react';
import classes from './artwork.module.css';
import { lazilyDrawn } from './lazily-drawn.tsx';

export type MonthCoverProps = {
  /** Such as `2026-11`. */
  month: string;
  /** What was written, the first first. */
  parts: readonly CoverPart[];
  /** Stands beneath it, where there is one. */
  more?: ReactNode;
};

/** Fewer than these, with a feeling in them, make no picture of a month. */
const FEWEST = 4;

const Place = () => <span className={classes.place} data-shape="band" />;
const Drawn = lazilyDrawn<MonthCoverProps>((drawn) => drawn.DrawnMonthCover, Place);

/** The cover of a month, where enough was felt in it; what it shows stands in words beneath it. */
export function MonthCover({ month, parts, more }: MonthCoverProps) {
  if (parts.filter(({ family }) => family !== null).length < FEWEST) return null;
  return (
    <>
      <Suspense fallback={<Place />}>
        <Drawn month={month} parts={parts} />
      </Suspense>
      {more}
    </>
  );
}
