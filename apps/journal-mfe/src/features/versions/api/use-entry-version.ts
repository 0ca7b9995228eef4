import type { EntryVersionRow } from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** The words of one version; null when it is not there any more. */
export function useEntryVersion(entryId: string, version: number | null) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'versions', entryId, version],
    enabled: version !== null,
    queryFn: async (): Promise<Pick<EntryVersionRow, 'title' | 'text'> | null> => {
      const { data, error, status } = await client
        .from('entry_versions')
        .select('title,text')
        .eq('entry_id', entryId)
        .eq('version', version ?? 0)
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0] ?? null;
    },
  });
}
