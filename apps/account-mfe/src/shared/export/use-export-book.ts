import type { EntryRow } from '@reflectory/contracts/journal';
import { directionOf } from '@reflectory/contracts/languages';
import { bookHtml, type BookEntry, type BookPicture } from '@reflectory/domain/book';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDates } from '../use-dates.ts';
import { findPictures, readPicture } from './read-pictures.ts';

/** Days as `YYYY-MM-DD`, both included; empty: from the first, to the last. */
export type BookDays = { from: string; to: string };

type WrittenEntry = Pick<EntryRow, 'id' | 'title' | 'text' | 'document' | 'entry_date' | 'sealed_until'>;

type Client = ReturnType<typeof usePlatform>['client'];

/** Entries that are fetched at once, and those whose drawings and pictures are. */
const ENTRIES_AT_ONCE = 100;
const ENTRIES_OF_A_PIECE = 20;
const columns = 'id,title,text,document,entry_date,sealed_until' as const;

async function readEntries(client: Client, userId: string, { from, to }: BookDays): Promise<WrittenEntry[]> {
  const today = new Date().toISOString().slice(0, 10);
  const entries: WrittenEntry[] = [];
  for (let offset = 0; ; offset += ENTRIES_AT_ONCE) {
    let query = client.from('entries').select(columns).eq('user_id', userId).is('binned_at', null);
    if (from !== '') query = query.gte('entry_date', from);
    if (to !== '') query = query.lte('entry_date', to);
    const { data, error } = await query
      .order('entry_at')
      .order('id')
      .range(offset, offset + ENTRIES_AT_ONCE - 1);
    if (error) throw error;
    // What is sealed stays closed until its day.
    entries.push(...data.filter(({ sealed_until: day }) => day === null || day <= today));
    if (data.length < ENTRIES_AT_ONCE) return entries;
  }
}

async function readDrawings(client: Client, ids: readonly string[]): Promise<Map<string, string>> {
  const { data, error } = await client.from('artworks').select('entry_id,svg').in('entry_id', ids);
  if (error) throw error;
  return new Map(data.map(({ entry_id: entryId, svg }) => [entryId, svg]));
}

type Platform = Parameters<typeof findPictures>[0];

/** Entries with their drawings and pictures, a few at a time: nobody holds those of many years. */
async function* withPictures(
  platform: Platform,
  userId: string,
  entries: readonly WrittenEntry[],
  dayOf: (date: string) => string,
): AsyncGenerator<BookEntry> {
  for (let place = 0; place < entries.length; place += ENTRIES_OF_A_PIECE) {
    const piece = entries.slice(place, place + ENTRIES_OF_A_PIECE);
    const ids = piece.map(({ id }) => id);
    const [drawings, found] = await Promise.all([
      readDrawings(platform.client, ids),
      findPictures(platform, ids),
    ]);
    for (const { id, title, text, document, entry_date: day } of piece) {
      const pictures: BookPicture[] = [];
      for (const row of found.get(id) ?? []) {
        const picture = await readPicture(platform, userId, row);
        if (picture) pictures.push(picture);
      }
      yield { title, text, document, day: dayOf(day), svg: drawings.get(id) ?? null, pictures };
    }
  }
}

/** Makes one HTML file of the entries of some days, with their drawings and pictures; null where there are none. */
export function useExportBook() {
  const { client, boot, language } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { t } = useTranslation('settings');
  const dates = useDates();

  return useMutation({
    // Starting over is for the person to decide: it may be long.
    retry: false,
    mutationFn: async (days: BookDays): Promise<{ file: Blob; name: string } | null> => {
      const entries = await readEntries(client, userId, days);
      const [first, last] = [entries.at(0), entries.at(-1)];
      if (!first || !last) return null;
      const dayOf = (date: string) => dates.day(`${date}T12:00:00`);
      const period = t('import.between', { first: dayOf(first.entry_date), last: dayOf(last.entry_date) });
      const words = {
        title: boot.instance.brand.productName,
        period,
        language: language.current,
        dir: directionOf(language.current),
        untitled: t('book.untitled'),
      };
      const parts: Blob[] = [];
      // Blobs may lie on the disk of the device, strings may not.
      for await (const html of bookHtml(words, withPictures({ client, boot }, userId, entries, dayOf)))
        parts.push(new Blob([html]));
      const file = new Blob(parts, { type: 'text/html' });
      return { file, name: `journal-${first.entry_date}-${last.entry_date}.html` };
    },
  });
}
