import type { EntryVersionRow } from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What the list says of a version. */
export type ListedVersion = Pick<EntryVersionRow, 'version' | 'written_at'>;

/** Versions that are listed; older ones are thinned out by then. */
const MOST_LISTED = 200;

/** What an entry was before, the newest first. */
export function useEntryVersions(entryId: string) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'versions', entryId],
    queryFn: async (): Promise<ListedVersion[]> => {
      const { data, error, status } = await client
        .from('entry_versions')
        .select('version,written_at')
        .eq('entry_id', entryId)
        .order('version', { ascending: false })
        .limit(MOST_LISTED);
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
}
