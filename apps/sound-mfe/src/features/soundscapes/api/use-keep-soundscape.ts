import type { Mix } from '@reflectory/contracts/sound';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

type Kept = { id: string; name: string; mix: Mix };

/** Keeps a soundscape under a name: a new one, or one's own anew. */
export function useKeepSoundscape() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, mix, isNew }: Kept & { isNew: boolean }): Promise<string> => {
      const table = client.from('soundscapes');
      const write = isNew ? table.insert({ id, name, mix }) : table.update({ name, mix }).eq('id', id);
      await write.throwOnError();
      return id;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'soundscapes'] }),
  });
}
