import type { EntryRow } from '@reflectory/contracts/journal';
import { useInfiniteQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What the list of a journal shows of an entry. */
export type EntryOfJournal = Pick<EntryRow, 'id' | 'title' | 'entry_at' | 'is_pinned'>;
type Page = { pinned: EntryOfJournal[]; rows: EntryOfJournal[] };

const PER_PAGE = 30;
/** Pinned entries that stand first; more stay in their place. */
const MOST_PINNED = 30;

/** What lies in a journal, by the page: pinned entries, then the newest. */
export function useEntriesOfJournal(journalId: string) {
  const { client, key } = useReadScope();
  return useInfiniteQuery({
    queryKey: [...key, 'journals', journalId],
    queryFn: async ({ pageParam: before }): Promise<Page> => {
      const ofJournal = () =>
        client
          .from('entries')
          .select('id,title,entry_at,is_pinned')
          .eq('journal_id', journalId)
          .is('binned_at', null)
          .order('entry_at', { ascending: false })
          .order('id', { ascending: false });
      let query = ofJournal();
      if (before) {
        const { entry_at: at, id } = before;
        query = query.or(`entry_at.lt."${at}",and(entry_at.eq."${at}",id.lt.${id})`);
      }
      const [rows, pinned] = await Promise.all([
        // One more than is shown tells whether there are earlier ones.
        query.limit(PER_PAGE + 1),
        before ? null : ofJournal().eq('is_pinned', true).limit(MOST_PINNED),
      ]);
      if (rows.error) throw tableFailure(rows.status, rows.error);
      if (pinned?.error) throw tableFailure(pinned.status, pinned.error);
      return { pinned: pinned?.data ?? [], rows: rows.data };
    },
    initialPageParam: null as EntryOfJournal | null,
    getNextPageParam: ({ rows }) => (rows.length > PER_PAGE ? rows[PER_PAGE - 1] : undefined),
    select: ({ pages }) => {
      const pinned = pages.flatMap((page) => page.pinned);
      const first = new Set(pinned.map(({ id }) => id));
      const rows = pages.flatMap((page) => page.rows.slice(0, PER_PAGE));
      return [...pinned, ...rows.filter(({ id }) => !first.has(id))];
    },
  });
}
