import type { WrittenDay } from '@reflectory/contracts/timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryArtwork, type ListedArtwork } from '../../../artwork/entry-artwork.tsx';
import { dateFormat } from '../../../service/date-words.ts';
import { noonOf } from '../../../service/own-day.ts';
import { stepOf } from '../model/calendar-view.ts';
import { addDays, weekOf, weeksOf } from '../model/days.ts';
import { DayGrid, type DayGridProps } from './day-grid.tsx';
import classes from './month-grid.module.css';

export type GridProps = Pick<
  DayGridProps,
  'current' | 'chosen' | 'today' | 'nameOf' | 'onMove' | 'onChoose'
> & {
  days: ReadonlyMap<string, WrittenDay>;
};
export type MonthGridProps = GridProps & {
  month: string;
  firstWeekday: number;
  artworks: ReadonlyMap<string, ListedArtwork>;
  moods: ReadonlyMap<string, { mark: ReactNode }>;
};

/** A month by its weeks. What was drawn of a day stands for it, the larger the more was written. */
export function MonthGrid({ month, firstWeekday, days, artworks, moods, ...grid }: MonthGridProps) {
  const { i18n } = useTranslation('journal');
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, options);
  const [short, long, number] = [
    format({ weekday: 'short' }),
    format({ weekday: 'long' }),
    format({ day: 'numeric' }),
  ];
  const firstWeek = weekOf(`${month}-01`, firstWeekday);
  const weekdays = Array.from({ length: 7 }, (_, index) => noonOf(addDays(firstWeek, index)));
  return (
    <DayGrid
      {...grid}
      label={format({ month: 'long', year: 'numeric' }).format(noonOf(`${month}-15`))}
      rowsAre="weeks"
      columnHeaders={
        <thead>
          <tr>
            {weekdays.map((at) => (
              <th key={at.getTime()} scope="col" aria-label={long.format(at)} className={classes.weekday}>
                {short.format(at)}
              </th>
            ))}
          </tr>
        </thead>
      }
      rows={weeksOf(month, firstWeekday).map((week, index) => ({ key: String(index), days: week }))}
    >
      {(day) => {
        const written = days.get(day);
        const artwork = written && artworks.get(written.entry_id);
        return (
          <span className={classes.cell} data-today={day === grid.today || undefined}>
            <span className={classes.head}>
              <span className={classes.number}>{number.format(noonOf(day))}</span>
              <span className={classes.mood}>{moods.get(day)?.mark}</span>
            </span>
            {written && (
              <span className={classes.mark} data-step={stepOf(written.words)} data-feeling={written.feeling}>
                {artwork && <EntryArtwork artwork={artwork} />}
              </span>
            )}
          </span>
        );
      }}
    </DayGrid>
  );
}
