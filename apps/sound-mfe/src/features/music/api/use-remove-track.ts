import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { tracksKey } from './use-tracks.ts';

/** Removes a piece, or brings it back. It takes room until the service deletes it for good. */
export function useRemoveTrack() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isRemoved }: { id: string; isRemoved: boolean }) => {
      await client
        .from('tracks')
        .update({ removed_at: isRemoved ? new Date().toISOString() : null })
        .eq('id', id)
        .throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: tracksKey(key) }),
  });
}
