import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { listedColumns, type ListedEntry } from './use-entries.ts';

/** Entries of a day that are shown; nobody reads more of one day in a list. */
const MOST = 50;

/** What was written on a day such as `2026-11-22`, the first one first; nothing is asked for while it is null. */
export function useEntriesOfDay(day: string | null) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'entries', 'of', day],
    meta: keptOnDevice,
    enabled: day !== null,
    queryFn: async (): Promise<ListedEntry[]> => {
      const start = new Date(`${day}T00:00:00`);
      const end = new Date(start);
      end.setDate(end.getDate() + 1);
      const { data, error, status } = await client
        .from('entries')
        .select(listedColumns)
        .is('binned_at', null)
        .gte('entry_at', start.toISOString())
        .lt('entry_at', end.toISOString())
        .order('entry_at', { ascending: true })
        .limit(MOST)
        .overrideTypes<ListedEntry[], { merge: false }>();
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
}
