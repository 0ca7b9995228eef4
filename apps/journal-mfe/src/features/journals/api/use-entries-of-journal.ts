import type { EntryRow } from '@reflectory/contracts/journal';
import { useInfiniteQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What the list of a journal shows of an entry. */
export type EntryOfJournal = Pick<EntryRow, 'id' | 'title' | 'entry_at'>;

const PER_PAGE = 30;

/** What lies in a journal, by the page, the newest first. */
export function useEntriesOfJournal(journalId: string) {
  const { client, key } = useReadScope();
  return useInfiniteQuery({
    queryKey: [...key, 'journals', journalId],
    queryFn: async ({ pageParam: before }): Promise<EntryOfJournal[]> => {
      let query = client
        .from('entries')
        .select('id,title,entry_at')
        .eq('journal_id', journalId)
        .is('binned_at', null);
      if (before) {
        const { entry_at: at, id } = before;
        query = query.or(`entry_at.lt."${at}",and(entry_at.eq."${at}",id.lt.${id})`);
      }
      const { data, error, status } = await query
        .order('entry_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than is shown tells whether there are earlier ones.
        .limit(PER_PAGE + 1);
      if (error) throw tableFailure(status, error);
      return data;
    },
    initialPageParam: null as EntryOfJournal | null,
    getNextPageParam: (page) => (page.length > PER_PAGE ? page[PER_PAGE - 1] : undefined),
    select: (data) => data.pages.flatMap((page) => page.slice(0, PER_PAGE)),
  });
}
