import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What becomes of the entry. */
export type Choice = 'entry' | 'other' | 'both';

/** Takes something off the shelf; everything of the journal is read again. @throws ServiceFailure */
export function useResolveConflict(conflictId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (keep: Choice) => {
      try {
        await callFunction(client, 'resolve-entry-conflict', { conflict_id: conflictId, keep });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
