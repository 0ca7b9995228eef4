import type { Language } from '@reflectory/contracts/languages';
import type { CoverPart } from '@reflectory/domain/artwork';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthCover } from '../../../artwork/month-cover.tsx';
import { dateFormat } from '../../../service/date-words.ts';
import { noonOf } from '../../../service/own-day.ts';
import { useArtworks } from '../api/use-artworks.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import type { EntryMonth } from '../model/entry-days.ts';
import { useNearWindow } from '../use-near-window.ts';
import { DaySection } from './day-section.tsx';
import classes from './month-section.module.css';

export type MonthSectionProps = {
  month: EntryMonth<ListedEntry>;
  /** The page of ids that an entry was read with. */
  pageOf: ReadonlyMap<string, readonly string[]>;
  language: Language;
  /** Days that are drawn at once. */
  firstDays: ReadonlySet<string>;
};

type Pages = MonthSectionProps['pageOf'];
type Entries = readonly ListedEntry[];

const pagesOf = (entries: Entries, pageOf: Pages): (readonly string[])[] => [
  ...new Set(entries.map(({ id }) => pageOf.get(id) ?? [id])),
];

/** A month, its cover and its days. */
export function MonthSection({ month: { month, days }, pageOf, language, firstDays }: MonthSectionProps) {
  const { i18n } = useTranslation('journal');
  const headingId = useId();
  const name = dateFormat(i18n.language, { month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby={headingId} className={classes.month}>
      <h2 id={headingId} className={classes.name}>
        {name.format(noonOf(`${month}-15`))}
      </h2>
      <CoverPlace month={month} entries={days.flatMap(({ entries }) => entries)} pageOf={pageOf} />
      {days.map((day) => (
        <DaySection
          key={day.day}
          day={day}
          pages={pagesOf(day.entries, pageOf)}
          language={language}
          isFirst={firstDays.has(day.day)}
        />
      ))}
    </section>
  );
}

type CoverProps = { month: string; entries: Entries; pageOf: Pages };

function CoverPlace(cover: CoverProps) {
  const { place, isNear, size } = useNearWindow(`cover ${cover.month}`, { isFirst: true, estimate: 0 });
  return (
    <div ref={place} style={{ blockSize: size }}>
      {isNear && <Cover {...cover} />}
    </div>
  );
}

function Cover({ month, entries, pageOf }: CoverProps) {
  const artworks = useArtworks(pagesOf(entries, pageOf));
  // The first first: what stood out in each entry, and how long it is.
  const parts = entries.toReversed().map(({ id, word_count: words, sealed_until: sealed }): CoverPart => {
    const stoodOut = artworks.get(id)?.emotions[0]?.family ?? null;
    return { family: sealed === null ? stoodOut : null, words };
  });
  return (
    <div className={classes.cover}>
      <MonthCover month={month} parts={parts} />
    </div>
  );
}
