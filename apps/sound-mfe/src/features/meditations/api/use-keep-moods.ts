import type {} from '@reflectory/contracts/mood';
import { useMutation } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** How somebody felt at a time, from -100 to 100. */
export type FeltMood = { pleasantness: number; at: Date };

/** Keeps how somebody felt before and after as two check-ins. */
export function useKeepMoods() {
  const { client } = useScope();
  return useMutation({
    mutationFn: async ({ moods, note }: { moods: readonly FeltMood[]; note: string }) => {
      const rows = moods.map(({ pleasantness, at }) => ({
        pleasantness,
        energy: 0,
        note,
        felt_at: at.toISOString(),
      }));
      await client.from('mood_check_ins').insert(rows).throwOnError();
    },
  });
}
