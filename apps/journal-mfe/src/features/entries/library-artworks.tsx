import type { LibraryIntention, LibraryShelf } from '@reflectory/contracts/library';
import { withoutEchoMarks } from '@reflectory/domain/frameworks';
import { findThings, isWholeShelf } from '@reflectory/domain/library';
import { Shelf, ShelfItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryArtwork } from '../../artwork/entry-artwork.tsx';
import { isSealed, useToday } from '../../service/own-day.ts';
import { useArtworks } from './api/use-artworks.ts';
import { usePicturedEntries } from './api/use-pictured-entries.ts';

/** An artwork shows again what a day was like. */
const INTENTIONS: readonly LibraryIntention[] = ['look-back'];

/** Artworks by the entries that they were drawn from, for the library; named by their day where words are hidden or sealed. */
export function LibraryArtworks({ asked }: { asked: LibraryShelf }) {
  const { t, i18n } = useTranslation('journal');
  const { screenPrivacy, Slot } = usePlatform();
  const today = useToday();
  const named = asked.only?.flatMap(({ kind, key }) => (kind === 'artwork' ? [key] : [])) ?? null;
  const entries = usePicturedEntries(named);
  const artworks = useArtworks(useMemo(() => [entries.map(({ id }) => id)], [entries]));
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const things = entries.map(({ id, framework, title, entry_at: at, sealed_until: until }) => {
    const isHidden = screenPrivacy.hidesPreviews || (until !== null && isSealed(until, today));
    const day = days.format(new Date(at));
    const name = isHidden ? day : withoutEchoMarks(framework, title) || day;
    return { key: id, name, promise: '', intentions: INTENTIONS, day: name === day ? null : day };
  });
  const items = findThings('artwork', things, asked).flatMap(({ key, name, day }) => {
    const artwork = artworks.get(key);
    if (!artwork) return [];
    return (
      <ShelfItem
        key={key}
        name={name}
        href={`/journal/entry/${key}`}
        facts={day}
        picture={<EntryArtwork artwork={artwork} />}
        actions={
          <>
            <Slot name="artwork.poster" props={{ kind: 'entry', entryId: key, name }} />
            <Slot name="library.star" props={{ thing: { kind: 'artwork', key }, name }} />
          </>
        }
      />
    );
  });
  if (asked.isBare) return items;
  return (
    <Shelf isGrid title={t('artwork.shelf')} isShort={isWholeShelf(asked)}>
      {items}
    </Shelf>
  );
}
