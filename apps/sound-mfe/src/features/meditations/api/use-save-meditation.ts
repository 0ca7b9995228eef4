import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import type { MadeMeditation } from './use-own-meditations.ts';

export type SentMeditation = Pick<MadeMeditation, 'id' | 'name' | 'steps'> & { base: number };

/** Saves a meditation over the revision that is known; answers the new one, null where another page saved another. */
export function useSaveMeditation() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, steps, base }: SentMeditation): Promise<number | null> => {
      const { data } = await client
        .from('meditations')
        .update({ name: name.trim(), steps: [...steps] })
        .match({ id, revision: base })
        .select('revision')
        .throwOnError();
      // What was just written is there before the draft of it goes.
      await queries.invalidateQueries({ queryKey: [...key, 'meditations'] });
      return data[0]?.revision ?? null;
    },
  });
}
