import type {} from '@reflectory/contracts/journal';
import type { OverviewBucket } from '@reflectory/contracts/overview';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from './parts-of.ts';
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
  const { t, i18n } = useTranslation('insights');
  const { Slot } = usePlatform();
  const { kind, from, points } = props;
  if (points.filter(({ families }) => families.length > 0).length < FEWEST) return null;
  return (
    <figure className={classes.cover} data-kind={kind}>
      <Suspense fallback={<span className={classes.place} />}>
        <Drawn {...props} />
      </Suspense>
      <figcaption className={classes.caption}>
        <span>{t(`cover.${kind}`)}</span>
        <Slot
          isQuiet
          name="artwork.poster"
          props={{
            kind,
            from,
            name: nameOf(props, t('cover.allName'), i18n.language),
            parts: partsOf(props),
          }}
        />
      </figcaption>
    </figure>
  );
}

/** A time by its own name, such as a month with its year. */
function nameOf({ kind, from }: SpanCoverProps, all: string, language: string): string {
  if (kind === 'all') return all;
  const month = kind === 'month' && ({ month: 'long' } as const);
  return new Intl.DateTimeFormat(language, { year: 'numeric', ...month }).format(
    new Date(`${from}T12:00:00`),
  );
}
