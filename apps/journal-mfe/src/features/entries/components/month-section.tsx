import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from '../../../service/own-day.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import type { EntryMonth } from '../model/entry-days.ts';
import { DaySection, type DaySectionProps } from './day-section.tsx';
import classes from './month-section.module.css';

export type MonthSectionProps = {
  month: EntryMonth<ListedEntry>;
} & Omit<DaySectionProps, 'day'>;

/** A month and its days. */
export function MonthSection({ month: { month, days }, ...others }: MonthSectionProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby={headingId} className={classes.month}>
      <h2 id={headingId} className={classes.name}>
        {name.format(noonOf(`${month}-15`))}
      </h2>
      {days.map((day) => (
        <DaySection key={day.day} day={day} {...others} />
      ))}
    </section>
  );
}
