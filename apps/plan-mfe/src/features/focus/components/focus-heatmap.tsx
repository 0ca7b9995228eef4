import { dayOfNumber, mondayOf, numberOfDay, weekdayOf } from '@reflectory/domain/days';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '../api/use-statistics.ts';
import { useTimeWords } from '../model/use-words.ts';
import classes from './statistics.module.css';

const SIDE = 12;
const STEP = 15;
/** Seconds from which on a day is as dark as can be. */
const MOST = 4 * 3600;

/** Each day as a square, darker with more focus. A day without is a day without, and no gap in anything. */
export function FocusHeatmap({ days, from, to }: Pick<Statistics, 'days' | 'from' | 'to'>) {
  const { t, i18n } = useTranslation('plan');
  const words = useTimeWords();
  const seconds = new Map(days.map((one) => [one.day, one.seconds]));
  const first = mondayOf(numberOfDay(from));
  const all = Array.from(
    { length: numberOfDay(to) - numberOfDay(from) + 1 },
    (_, index) => numberOfDay(from) + index,
  );
  const weeks = Math.floor((numberOfDay(to) - first) / 7) + 1;
  const name = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${weeks * STEP} ${7 * STEP}`}
        style={{ inlineSize: weeks * STEP }}
        className={classes.heatmap}
      >
        {all.map((number) => {
          const amount = seconds.get(dayOfNumber(number)) ?? 0;
          return (
            <rect
              key={number}
              x={Math.floor((number - first) / 7) * STEP}
              y={(weekdayOf(number) - 1) * STEP}
              width={SIDE}
              height={SIDE}
              rx={3}
              className={classes.day}
              style={{ fillOpacity: amount === 0 ? 0 : 0.25 + 0.75 * Math.min(1, amount / MOST) }}
            />
          );
        })}
      </svg>
      <details className={classes.table}>
        <summary>{t('focus.statistics.asList')}</summary>
        <ul>
          {days.toReversed().map(({ day, seconds: amount }) => (
            <li key={day}>{`${name.format(Date.parse(day))}: ${words.length(amount)}`}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
