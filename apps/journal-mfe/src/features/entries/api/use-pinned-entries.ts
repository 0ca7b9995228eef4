import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { type ListedEntry, listedColumns } from './use-entries.ts';

/** Pinned entries that stand first; more stay in their place. */
const MOST_PINNED = 30;

/** Entries that the person pinned, the newest first. */
export function usePinnedEntries(isWanted: boolean) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'entries', 'pinned'],
    meta: keptOnDevice,
    enabled: isWanted,
    queryFn: async (): Promise<ListedEntry[]> => {
      const { data, error, status } = await client
        .from('entries')
        .select(listedColumns)
        .eq('is_pinned', true)
        .is('binned_at', null)
        .order('entry_at', { ascending: false })
        .limit(MOST_PINNED);
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
}
