import type { CoverPart } from '@reflectory/domain/artwork';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthCover } from '../../../artwork/month-cover.tsx';
import { noonOf } from '../../../service/own-day.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import type { EntryMonth } from '../model/entry-days.ts';
import { DaySection, type DaySectionProps } from './day-section.tsx';
import classes from './month-section.module.css';

export type MonthSectionProps = {
  month: EntryMonth<ListedEntry>;
} & Omit<DaySectionProps, 'day'>;

/** Its entries, the first first: what stood out in each, and how long it is. */
const partsOf = (
  days: EntryMonth<ListedEntry>['days'],
  artworks: MonthSectionProps['artworks'],
): CoverPart[] =>
  days
    .flatMap(({ entries }) => entries)
    .map(({ id, word_count: words, sealed_until: sealed }) => ({
      family: sealed === null ? (artworks.get(id)?.emotions[0]?.family ?? null) : null,
      words,
    }))
    .toReversed();

/** A month, its cover and its days. */
export function MonthSection({ month: { month, days }, ...others }: MonthSectionProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby={headingId} className={classes.month}>
      <h2 id={headingId} className={classes.name}>
        {name.format(noonOf(`${month}-15`))}
      </h2>
      <div className={classes.cover}>
        <MonthCover month={month} parts={partsOf(days, others.artworks)} />
      </div>
      {days.map((day) => (
        <DaySection key={day.day} day={day} {...others} />
      ))}
    </section>
  );
}
