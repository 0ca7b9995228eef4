import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Whether other words of an entry wait on the shelf. */
export function useIsOnShelf(entryId: string) {
  const { client, key } = useReadScope();
  return useQuery({
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
}
