import type { Language } from '@reflectory/contracts/languages';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../service/date-words.ts';
import { noonOf } from '../../../service/own-day.ts';
import { useArtworks } from '../api/use-artworks.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import { useFirstPictures } from '../api/use-first-pictures.ts';
import type { EntryDay } from '../model/entry-days.ts';
import { useNearWindow } from '../use-near-window.ts';
import classes from './day-section.module.css';
import { TimedEntry } from './timed-entry.tsx';

/** Pixels that a day takes before it was drawn, and each of its entries. */
const [DAY_SIZE, ENTRY_SIZE] = [24, 104];

export type DaySectionProps = {
  day: EntryDay<ListedEntry>;
  /** Ids of entries that are asked about together; those of the day are among them. */
  pages: readonly (readonly string[])[];
  language: Language;
  /** Whether it is drawn at once. */
  isFirst?: boolean;
};

/** A day, its numeral once, and what was written on it. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const {
    day: { day, entries },
  } = props;
  const { place, isNear, size } = useNearWindow(`${day} ${entries.length}`, {
    isFirst: props.isFirst ?? false,
    estimate: DAY_SIZE + entries.length * ENTRY_SIZE,
  });
  return (
    <div ref={place} className={classes.place} style={{ blockSize: size }}>
      {isNear && <Day {...props} />}
    </div>
  );
}, isSameDay);

function isSameDay(one: DaySectionProps, other: DaySectionProps): boolean {
  const [before, after] = [one.day.entries, other.day.entries];
  return (
    one.language === other.language &&
    one.day.day === other.day.day &&
    before.length === after.length &&
    before.every((entry, index) => entry === after[index]) &&
    one.pages.length === other.pages.length &&
    one.pages.every((page, index) => page === other.pages[index])
  );
}

function Day({ day: { day, entries }, pages, language }: DaySectionProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const artworks = useArtworks(pages);
  const pictures = useFirstPictures(pages);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, options).format(noonOf(day));
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
