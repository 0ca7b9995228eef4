import { bestHours } from '@reflectory/domain/focus';
import { useTranslation } from 'react-i18next';
import { useTimeWords } from '../model/use-words.ts';
import classes from './statistics.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** At which hours somebody focuses, in a sentence and as bars. */
export function FocusHours({ hours }: { hours: readonly number[] }) {
  const { t, i18n } = useTranslation('plan');
  const words = useTimeWords();
  const best = bestHours(hours);
  const ofDay = HOURS.map((hour) =>
    hours.reduce((sum, seconds, at) => (at % 24 === hour ? sum + seconds : sum), 0),
  );
  const most = Math.max(1, ...ofDay);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const clock = (hour: number) => words.minute(hour * 60);
  return (
    <>
      <p className={classes.sentence}>
        {best
          ? t('focus.statistics.best', {
              from: clock(best.from),
              until: clock(best.until),
              share: percent.format(best.share),
            })
          : t('focus.statistics.noBest')}
      </p>
      <div aria-hidden className={classes.hours}>
        {ofDay.map((seconds, hour) => (
          <span key={HOURS[hour]} style={{ blockSize: `${(seconds / most) * 100}%` }} />
        ))}
      </div>
      <p aria-hidden className={classes.ends}>
        <span>{clock(0)}</span>
        <span>{clock(12)}</span>
        <span>{clock(23)}</span>
      </p>
    </>
  );
}
