import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';
import { type ListedEntry, listedColumns } from './use-entries.ts';

/** Pinned entries that stand first; more stay in their place. */
const MOST_PINNED = 30;

/** How the entries are read that the person pinned, the newest first. */
export const pinnedEntriesQuery = ({ client, key }: ReadScope) =>
  queryOptions({
    queryKey: [...key, 'entries', 'pinned'],
    meta: keptOnDevice,
    queryFn: async (): Promise<ListedEntry[]> => {
      const { data, error, status } = await client
        .from('entries')
        .select(listedColumns)
        .eq('is_pinned', true)
        .is('binned_at', null)
        .order('entry_at', { ascending: false })
        .limit(MOST_PINNED)
        .overrideTypes<ListedEntry[], { merge: false }>();
      if (error) throw tableFailure(status, error);
      return data;
    },
  });

/** Entries that the person pinned, the newest first. */
export const usePinnedEntries = (isWanted: boolean) =>
  useQuery({ ...pinnedEntriesQuery(useReadScope()), enabled: isWanted });
