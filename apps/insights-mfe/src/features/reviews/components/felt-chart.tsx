import type { Review } from '@reflectory/contracts/reviews';
import { useId } from 'react';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import classes from '../../../shared/chart/charts.module.css';
import { FamilyArea, FamilyPatterns } from '../../../shared/chart/families.tsx';
import { Quotes } from '../../../shared/quotes.tsx';
import { useWording } from '../../../shared/use-wording.ts';

type Feelings = Review['facts']['feelings'];

/** What was felt in a time, by its share, and the sentences that say it. */
export function FeltChart({ feelings }: { feelings: Feelings }) {
  const { t, feeling, number, percent } = useWording();
  const [first] = feelings;
  if (!first) return null;
  const saying = (some: Feelings[number]) => ({
    feeling: feeling(some.emotion),
    share: percent(some.share),
    entries: number(some.entries),
  });
  return (
    <ChartFrame
      title={t('reviews.feltTitle')}
      question={{ about: 'feel' }}
      summary={t('reviews.feltSummary', saying(first))}
      points={feelings.map((some) => t('reviews.feltPoint', saying(some)))}
      columns={1}
      table={{
        heads: [t('heads.name'), t('heads.share'), t('heads.entries')],
        rows: feelings.map((some) => {
          const { feeling: name, share, entries } = saying(some);
          return [name, share, entries];
        }),
      }}
      draw={({ active }) => <Shares feelings={feelings} active={active} />}
    >
      <Quotes feelings={feelings} />
    </ChartFrame>
  );
}

function Shares({ feelings, active }: { feelings: Feelings; active: number | null }) {
  const { feeling } = useWording();
  const id = useId();
  const most = Math.max(...feelings.map(({ share }) => share), 1);
  return (
    <div aria-hidden className={classes.rows}>
      {feelings.map(({ emotion, family, share }, index) => (
        <div
          key={emotion}
          data-point={index}
          data-active={index === active || undefined}
          className={classes.row}
        >
          <bdi>{feeling(emotion)}</bdi>
          <span className={classes.track}>
            <svg className={classes.share} style={{ inlineSize: `${(100 * share) / most}%` }}>
              {index === 0 && <FamilyPatterns id={id} />}
              <FamilyArea id={id} family={family} path="M0 0h2000v40h-2000z" />
            </svg>
          </span>
        </div>
      ))}
    </div>
  );
}
