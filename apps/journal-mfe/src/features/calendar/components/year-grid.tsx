import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { noonOf } from '../../../service/own-day.ts';
import { stepOf } from '../model/calendar-view.ts';
import { addMonths, daysOf } from '../model/days.ts';
import { DayGrid } from './day-grid.tsx';
import type { GridProps } from './month-grid.tsx';
import classes from './year-grid.module.css';

const STEPS = [1, 2, 3, 4, 5] as const;

/** A year, a row for each month: the darker a day stands out, the more was written on it. */
export function YearGrid({ year, days, ...grid }: GridProps & { year: string }) {
  const { t, i18n } = useTranslation('journal');
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short' });
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
  return (
    <>
      <DayGrid
        {...grid}
        label={t('calendar.yearLabel', { year })}
        rowsAre="months"
        rows={months.map((month) => ({
          key: month,
          header: (
            <th scope="row" className={classes.month}>
              <Link href={`/journal/calendar?month=${month}`} variant="quiet">
                {name.format(noonOf(`${month}-15`))}
              </Link>
            </th>
          ),
          days: daysOf(month),
        }))}
      >
        {(day) => {
          const written = days.get(day);
          return (
            <span
              className={classes.day}
              data-step={written ? stepOf(written.words) : 0}
              data-today={day === grid.today || undefined}
            />
          );
        }}
      </DayGrid>
      <p className={classes.legend}>
        <span>{t('calendar.less')}</span>
        {STEPS.map((step) => (
          <span key={step} className={classes.day} data-step={step} />
        ))}
        <span>{t('calendar.more')}</span>
      </p>
    </>
  );
}
