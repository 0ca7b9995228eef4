import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/journal';
import { useMutation } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** Writes one line into the journal, and answers the id of its entry. */
export function useKeepLine() {
  const { client } = useScope();
  return useMutation({
    mutationFn: async ({ id, title, line }: { id: string; title: string; line: string }) => {
      const row = { id, framework: 'free', title, answers: [line], current_step: 0, revision: 1 };
      const { error } = await client.from('sessions').insert(row);
      // It was written before, and only what came after it was lost.
      if (error && error.code !== '23505') throw error;
      const { entry_id: entryId } = await callFunction(client, 'complete-session', {
        session_id: id,
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      return entryId;
    },
  });
}
