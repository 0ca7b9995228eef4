import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** How is read whether other words of an entry wait on the shelf. */
export const isOnShelfQuery = ({ client, key }: ReadScope, entryId: string) =>
  queryOptions({
    queryKey: [...key, 'shelf', entryId],
    queryFn: async (): Promise<boolean> => {
      const { data, error, status } = await client
        .from('entry_conflicts')
        .select('id')
        .eq('entry_id', entryId)
        .is('resolved_at', null)
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data.length > 0;
    },
  });

/** Whether other words of an entry wait on the shelf. */
export function useIsOnShelf(entryId: string) {
  return useQuery(isOnShelfQuery(useReadScope(), entryId));
}
