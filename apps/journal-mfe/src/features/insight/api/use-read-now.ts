import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Makes good the insight of an entry whose session was closed without one. */
export function useReadNow(entryId: string, sessionId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        return await callFunction(client, 'complete-session', { session_id: sessionId });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: ({ analysis }) => {
      queries.setQueryData([...key, 'analysis', entryId], analysis);
      if (!analysis) void queries.invalidateQueries({ queryKey: [...key, 'entitlements'] });
    },
  });
}
