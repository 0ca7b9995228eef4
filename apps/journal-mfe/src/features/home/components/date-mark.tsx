import { useTranslation } from 'react-i18next';
import { noonOf } from '../../../service/own-day.ts';
import classes from './date-mark.module.css';

/** A day, large: its numeral, with weekday and month beside it. */
export function DateMark({ day }: { day: string }) {
  const { i18n } = useTranslation('journal');
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, options).format(noonOf(day));
  return (
    <time dateTime={day} className={classes.mark}>
      <span className={classes.numeral}>{part({ day: 'numeric' })}</span>{' '}
      <span className={classes.rest}>
        <span>{part({ weekday: 'long' })}</span> <span>{part({ month: 'long', year: 'numeric' })}</span>
      </span>
    </time>
  );
}
