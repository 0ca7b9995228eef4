import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Sets tags and people of an entry by hand; everything of the journal is read again. @throws ServiceFailure */
export function useSetMentions(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (labels: { tags: string[]; people: string[] }) => {
      try {
        await callFunction(client, 'set-entry-mentions', { entry_id: entryId, ...labels });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
