import type { Analysis } from '@reflectory/contracts/journal';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** How is read what an engine said about an entry; null when none has. */
export const analysisQuery = ({ client, key }: ReadScope, entryId: string) =>
  queryOptions({
    queryKey: [...key, 'analysis', entryId],
    meta: keptOnDevice,
    queryFn: async (): Promise<Analysis | null> => {
      const { data, error, status } = await client
        .from('analyses')
        .select('result')
        .eq('entry_id', entryId)
        .order('created_at', { ascending: false })
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0]?.result ?? null;
    },
  });

/** What an engine said about an entry; null when none has. */
export function useAnalysis(entryId: string) {
  return useQuery(analysisQuery(useReadScope(), entryId));
}
