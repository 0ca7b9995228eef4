import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Says that a feeling of an entry is none (null), or rather another. @throws ServiceFailure */
export function useCorrectFeeling(entryId: string, emotion: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (replacement: string | null) => {
      try {
        return await callFunction(client, 'correct-feeling', { entry_id: entryId, emotion, replacement });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: ({ analysis }) => {
      queries.setQueryData([...key, 'analysis', entryId], analysis);
      void queries.invalidateQueries({ queryKey: [...key, 'corrections'] });
    },
  });
}
