import type { Language } from '@reflectory/contracts/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedArtwork } from '../../../artwork/entry-artwork.tsx';
import { noonOf } from '../../../service/own-day.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import type { EntryDay } from '../model/entry-days.ts';
import classes from './day-section.module.css';
import { TimedEntry } from './timed-entry.tsx';

export type DaySectionProps = {
  day: EntryDay<ListedEntry>;
  artworks: ReadonlyMap<string, ListedArtwork>;
  /** Ids of first pictures, by entry. */
  pictures: ReadonlyMap<string, string>;
  language: Language;
};

/** A day, its numeral once, and what was written on it. */
export function DaySection({ day: { day, entries }, artworks, pictures, language }: DaySectionProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, options).format(noonOf(day));
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h3 id={headingId} aria-label={part({ dateStyle: 'full' })} className={classes.day}>
        <span className={classes.number}>{part({ day: 'numeric' })}</span>
        <span className={classes.weekday}>{part({ weekday: 'short' })}</span>
      </h3>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <TimedEntry
              entry={entry}
              artwork={artworks.get(entry.id)}
              picture={pictures.get(entry.id)}
              language={language}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
