import type { ThumbnailInput } from '@reflectory/domain/artwork';
import type { Language } from '@reflectory/contracts/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntry } from '../api/use-entries.ts';
import type { EntryMonth } from '../model/entry-months.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './month-of-entries.module.css';

export type MonthOfEntriesProps = {
  month: EntryMonth<ListedEntry>;
  artworks: ReadonlyMap<string, ThumbnailInput>;
  language: Language;
};

/** A month and what was written in it. */
export function MonthOfEntries({ month, artworks, language }: MonthOfEntriesProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby={headingId} className={classes.month}>
      <h2 id={headingId} className={classes.name}>
        {name.format(new Date(`${month.key}-15T12:00:00`))}
      </h2>
      <ol className={classes.list}>
        {month.entries.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} artwork={artworks.get(entry.id)} language={language} />
          </li>
        ))}
      </ol>
    </section>
  );
}
