import type { EntryConflictRow } from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What lies on the shelf, beside the entry as it is now. */
export type ShelvedWords = Pick<EntryConflictRow, 'id' | 'entry_id' | 'text' | 'device' | 'created_at'> & {
  entry: { title: string; text: string };
};

/** As many as are shown at once; the next come when these are decided. */
const MOST_SHOWN = 20;

/** What two devices wrote at once and nobody decided yet, the oldest first; entries in the bin wait. */
export function useConflicts() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'shelf'],
    queryFn: async (): Promise<ShelvedWords[]> => {
      const shelved = await client
        .from('entry_conflicts')
        .select('id,entry_id,text,device,created_at')
        .is('resolved_at', null)
        .order('created_at')
        .limit(MOST_SHOWN);
      if (shelved.error) throw tableFailure(shelved.status, shelved.error);
      if (shelved.data.length === 0) return [];
      const entries = await client
        .from('entries')
        .select('id,title,text')
        .in('id', [...new Set(shelved.data.map(({ entry_id }) => entry_id))])
        .is('binned_at', null);
      if (entries.error) throw tableFailure(entries.status, entries.error);
      return shelved.data.flatMap((words) => {
        const entry = entries.data.find(({ id }) => id === words.entry_id);
        return entry ? [{ ...words, entry: { title: entry.title, text: entry.text } }] : [];
      });
    },
  });
}
