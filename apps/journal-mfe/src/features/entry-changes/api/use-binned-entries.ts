import type { EntryRow } from '@reflectory/contracts/journal';
import { useInfiniteQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What the bin shows of an entry. */
export type ListedBinnedEntry = Pick<EntryRow, 'id' | 'title' | 'entry_at'> & { binned_at: string };

/** Entries that are read at once. */
const BINNED_PER_PAGE = 30;

type Cursor = { before: string; id: string };

/** What lies in the bin, by the page, what came last first. */
export function useBinnedEntries() {
  const { client, key } = useReadScope();
  const start: Cursor | null = null;
  return useInfiniteQuery({
    queryKey: [...key, 'bin'],
    queryFn: async ({ pageParam: cursor }): Promise<ListedBinnedEntry[]> => {
      let query = client.from('entries').select('id,title,entry_at,binned_at').not('binned_at', 'is', null);
      if (cursor) {
        const { before, id } = cursor;
        query = query.or(`binned_at.lt."${before}",and(binned_at.eq."${before}",id.lt.${id})`);
      }
      const { data, error, status } = await query
        .order('binned_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than is shown tells whether there are earlier ones.
        .limit(BINNED_PER_PAGE + 1);
      if (error) throw tableFailure(status, error);
      return data.map((entry) => ({ ...entry, binned_at: entry.binned_at ?? '' }));
    },
    initialPageParam: start as Cursor | null,
    getNextPageParam: (page): Cursor | undefined => {
      const last = page[BINNED_PER_PAGE - 1];
      return last && page.length > BINNED_PER_PAGE ? { before: last.binned_at, id: last.id } : undefined;
    },
    select: (data) => ({ ...data, pages: data.pages.map((page) => page.slice(0, BINNED_PER_PAGE)) }),
  });
}
