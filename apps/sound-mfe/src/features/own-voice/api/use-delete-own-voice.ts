import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOwnVoiceKey } from '../../../shared/use-own-voice.ts';
import { useScope } from '../../../shared/use-scope.ts';

/** Deletes the person's own voice, with its recordings and what was said in it; the provider is told by the service. */
export function useDeleteOwnVoice() {
  const { client } = useScope();
  const queries = useQueryClient();
  const queryKey = useOwnVoiceKey();
  return useMutation({
    mutationFn: async (id: string) => {
      await client.from('own_voices').delete().eq('id', id).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
