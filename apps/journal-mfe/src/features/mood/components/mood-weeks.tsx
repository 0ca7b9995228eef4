import { VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { MoodDay } from '../model/weeks.ts';
import { useMoodWords } from '../use-mood-words.ts';
import { MoodMarks } from './mood-marks.tsx';
import classes from './mood-weeks.module.css';

export type MoodWeeksProps = { weeks: readonly (readonly MoodDay[])[] };

/** The last weeks as quiet marks, a row for each; for a screen reader each day in words. */
export function MoodWeeks({ weeks }: MoodWeeksProps) {
  const { t, i18n } = useTranslation('journal');
  const words = useMoodWords();
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' });
  const date = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <figure className={classes.weeks}>
      <div aria-hidden className={classes.row}>
        {weeks[0]?.map((day) => (
          <span key={day.date.toISOString()} className={classes.name}>
            {dayName.format(day.date)}
          </span>
        ))}
      </div>
      <ol aria-label={t('mood.weeks')} className={classes.list}>
        {weeks.flat().map((day) => (
          <li key={day.date.toISOString()} className={classes.day} title={date.format(day.date)}>
            <MoodMarks checkIns={day.checkIns} />
            <VisuallyHidden>
              {t('mood.dayInWords', {
                day: date.format(day.date),
                words: day.checkIns.map(words).join('; ') || t('mood.nothing'),
              })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <figcaption className={classes.caption}>{t('mood.weeksCaption')}</figcaption>
    </figure>
  );
}
