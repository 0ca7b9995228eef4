import { Button, ErrorState, PageHeader, SegmentedControl, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FocusSpan, type Statistics, useStatistics } from '../features/focus/api/use-statistics.ts';
import { FocusHeatmap } from '../features/focus/components/focus-heatmap.tsx';
import { FocusHours } from '../features/focus/components/focus-hours.tsx';
import { FocusMoods } from '../features/focus/components/focus-moods.tsx';
import classes from '../features/focus/components/statistics.module.css';
import { useTimeWords } from '../features/focus/model/use-words.ts';

const SPANS: readonly FocusSpan[] = ['month', 'quarter', 'year'];
/** Things that are named; all others are few minutes. */
const MOST_TARGETS = 8;

/** An honest look at one's focus: a sentence, then days, hours, what it was for, and moods. */
export default function FocusStatisticsPage() {
  const { t } = useTranslation(['plan', 'common']);
  const [span, setSpan] = useState<FocusSpan>('month');
  const { data, isPending, isError, refetch } = useStatistics(span);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('focus.statistics.title')}
        back={{ href: '/productivity', label: t('focus.title') }}
      />
      <SegmentedControl
        label={t('focus.statistics.span')}
        options={SPANS.map((value) => ({ value, label: t(`focus.statistics.spans.${value}`) }))}
        value={span}
        onChange={setSpan}
      />
      {isPending && <Skeleton lines={8} label={t('common:loading')} />}
      {isError && !data && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data && <Chapters statistics={data} />}
    </div>
  );
}

function Chapters({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const { days, targets, hours, from, to } = statistics;
  const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
  if (days.length === 0) return <p className={classes.headline}>{t('focus.statistics.nothing')}</p>;
  return (
    <>
      <p className={classes.headline}>
        {t('focus.statistics.headline', {
          count: days.length,
          all: words.length(seconds),
          mean: words.length(seconds / days.length),
        })}
      </p>
      <section className={classes.part}>
        <h2>{t('focus.statistics.heatmap')}</h2>
        <FocusHeatmap days={days} from={from} to={to} />
      </section>
      <section className={classes.part}>
        <h2>{t('focus.statistics.hours')}</h2>
        <FocusHours hours={hours} />
      </section>
      <section className={classes.part}>
        <h2>{t('focus.statistics.targets')}</h2>
        <ul className={classes.targets}>
          {targets.slice(0, MOST_TARGETS).map(({ target, seconds: amount }) => (
            <li key={target?.id ?? ''}>
              <span dir="auto">{target?.title ?? t('focus.statistics.noTarget')}</span>
              <span>{words.length(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.part}>
        <h2>{t('focus.statistics.moods')}</h2>
        <FocusMoods statistics={statistics} />
      </section>
    </>
  );
}
