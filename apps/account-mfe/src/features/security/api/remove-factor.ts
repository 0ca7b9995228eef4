import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FACTORS_KEY } from './find-factors.ts';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** Forgets a second factor. Needs aal2. */
export function useRemoveFactor() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (factorId: string) => {
      const { error } = await client.auth.mfa.unenroll({ factorId });
      if (error) throw error;
      // Without a second factor the tokens that say otherwise are replaced at once.
      await client.auth.refreshSession();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: FACTORS_KEY }),
  });
}
