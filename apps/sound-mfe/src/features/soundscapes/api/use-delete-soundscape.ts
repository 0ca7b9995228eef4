import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import type { Soundscape } from './use-soundscapes.ts';

/** Deletes a soundscape, or brings it back as it was. */
export function useDeleteSoundscape() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, mix, isBack }: Soundscape & { isBack: boolean }) => {
      const table = client.from('soundscapes');
      await (isBack ? table.insert({ id, name, mix }) : table.delete().eq('id', id)).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'soundscapes'] }),
  });
}
