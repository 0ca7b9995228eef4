import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Deletes an entry for good, with its links; deleting it twice is harmless. @throws ServiceFailure */
export function useDeleteEntry(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error, status } = await client.from('entries').delete().eq('id', entryId);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
