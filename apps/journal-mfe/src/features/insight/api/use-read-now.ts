import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { ReadEntry } from './use-entry.ts';

export type UnreadEntry = Pick<ReadEntry, 'id' | 'session_id' | 'text' | 'revised_at'>;

/** Has an entry read that was not, or could not be: its session is closed again, or the same text is written again. */
export function useReadNow({ id, session_id: sessionId, text, revised_at: revisedAt }: UnreadEntry) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        return sessionId === null
          ? await callFunction(client, 'revise-entry', {
              entry_id: id,
              answers: [text],
              known_revision: revisedAt,
            })
          : await callFunction(client, 'complete-session', { session_id: sessionId });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: ({ analysis }) => {
      if (analysis) queries.setQueryData([...key, 'analysis', id], analysis);
      else void queries.invalidateQueries({ queryKey: [...key, 'entitlements'] });
      void queries.invalidateQueries({ queryKey: [...key, 'entry', id] });
    },
  });
}
