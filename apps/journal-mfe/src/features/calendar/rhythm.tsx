import { Select } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from '../../service/own-day.ts';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useDays } from './api/use-days.ts';
import { useChooseRhythm, useRhythm } from './api/use-rhythm.ts';
import { firstWeekday } from './model/first-weekday.ts';
import { rhythmSpan, rhythmWeeks, type RhythmWeek } from './model/rhythm.ts';
import classes from './rhythm.module.css';

const NONE = 'none';

/** A rhythm by the week, for those who want one. Only what was written is counted, and nothing is ever lost. */
export function Rhythm({ today }: { today: string }) {
  const { t, i18n } = useTranslation('journal');
  const headingId = useId();
  const failureMessage = useFailureMessage();
  const rhythm = useRhythm();
  const choose = useChooseRhythm();
  const weekday = firstWeekday(i18n.language, navigator.languages);
  const days = useDays(rhythmSpan(today, weekday));
  if (rhythm.data === undefined) return null;
  const wanted = rhythm.data;
  const weeks =
    days.data &&
    rhythmWeeks(
      days.data.map(({ day }) => day),
      today,
      weekday,
    );
  return (
    <section aria-labelledby={headingId} className={classes.rhythm}>
      <h2 id={headingId} className={classes.heading}>
        {t('rhythm.title')}
      </h2>
      <Select
        label={t('rhythm.label')}
        options={[
          { value: NONE, label: t('rhythm.none') },
          ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({
            value: String(count),
            label: t('rhythm.days', { count }),
          })),
        ]}
        value={wanted === null ? NONE : String(wanted)}
        errorMessage={choose.isError ? failureMessage(choose.error) : undefined}
        onChange={(value) => choose.mutate(value === NONE ? null : Number(value))}
        className={classes.choice}
      />
      {wanted !== null && weeks && <Weeks weeks={weeks} wanted={wanted} />}
    </section>
  );
}

function Weeks({ weeks, wanted }: { weeks: readonly RhythmWeek[]; wanted: number }) {
  const { t, i18n } = useTranslation('journal');
  const before = weeks.slice(0, -1);
  const kept = before.filter(({ days }) => days >= wanted).length;
  const written = weeks.at(-1)?.days ?? 0;
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  return (
    <>
      <p className={classes.words}>
        {t('rhythm.thisWeek', { count: written })}{' '}
        {kept > 0 && t('rhythm.weeks', { count: kept, all: before.length })}
      </p>
      <ol aria-label={t('rhythm.title')} className={classes.weeks}>
        {weeks.map(({ start, days }) => (
          <li
            key={start}
            data-kept={days >= wanted}
            data-some={days > 0 || undefined}
            aria-label={t('rhythm.week', {
              day: date.format(noonOf(start)),
              days: t('calendar.dayCount', { count: days }),
            })}
            className={classes.week}
          />
        ))}
      </ol>
    </>
  );
}
