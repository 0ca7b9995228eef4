import type { OverviewBucket } from '@reflectory/contracts/overview';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './span-cover.module.css';

export type SpanCoverProps = {
  kind: 'month' | 'year' | 'all';
  /** First day of the span. */
  from: string;
  /** Of days, or of months for all that there is; those without a word as well. */
  points: readonly OverviewBucket[];
};

/** Fewer points with a feeling in them make no picture. */
const FEWEST = 4;

const Drawn = lazy(async () => ({ default: (await import('./drawn-cover.tsx')).DrawnCover }));

/** The drawing of a time, and how it is read. */
export function SpanCover(props: SpanCoverProps) {
  const { t } = useTranslation('insights');
  const { kind, points } = props;
  if (points.filter(({ families }) => families.length > 0).length < FEWEST) return null;
  return (
    <figure className={classes.cover} data-kind={kind}>
      <Suspense fallback={<span className={classes.place} />}>
        <Drawn {...props} />
      </Suspense>
      <figcaption className={classes.caption}>{t(`cover.${kind}`)}</figcaption>
    </figure>
  );
}
