import type { EntryRow } from '@reflectory/contracts/journal';
import { directionOf } from '@reflectory/contracts/languages';
import { bookHtml, type BookEntry } from '@reflectory/domain/book';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDates } from '../use-dates.ts';

/** Days as `YYYY-MM-DD`, both included; empty: from the first, to the last. */
export type BookDays = { from: string; to: string };

type WrittenEntry = Pick<EntryRow, 'id' | 'title' | 'text' | 'document' | 'entry_date' | 'sealed_until'>;

type Client = ReturnType<typeof usePlatform>['client'];

/** Entries that are fetched at once, and drawings. */
const ENTRIES_AT_ONCE = 100;
const DRAWINGS_AT_ONCE = 20;
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
  const drawings = new Map<string, string>();
  for (let place = 0; place < ids.length; place += DRAWINGS_AT_ONCE) {
    const wanted = ids.slice(place, place + DRAWINGS_AT_ONCE);
    const { data, error } = await client.from('artworks').select('entry_id,svg').in('entry_id', wanted);
    if (error) throw error;
    for (const { entry_id: entryId, svg } of data) drawings.set(entryId, svg);
  }
  return drawings;
}

/** Makes one HTML file of the entries of some days, with their drawings; null where there are none. */
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
      const drawings = await readDrawings(
        client,
        entries.map(({ id }) => id),
      );
      const dayOf = (date: string) => dates.day(`${date}T12:00:00`);
      const period = t('import.between', { first: dayOf(first.entry_date), last: dayOf(last.entry_date) });
      const words = {
        title: boot.instance.brand.productName,
        period,
        language: language.current,
        dir: directionOf(language.current),
        untitled: t('book.untitled'),
      };
      const written = entries.map(({ id, title, text, document, entry_date: day }): BookEntry => ({
        title,
        text,
        document,
        day: dayOf(day),
        svg: drawings.get(id) ?? null,
      }));
      const file = new Blob([...bookHtml(words, written)], { type: 'text/html' });
      return { file, name: `journal-${first.entry_date}-${last.entry_date}.html` };
    },
  });
}
