import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../../shared/retry.ts';

export type FactorCode = { factorId: string; code: string };

/** Gives a code of an authenticator app; the auth session is aal2 afterwards. */
export function useVerifyFactor() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async ({ factorId, code }: FactorCode) => {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    },
  });
}
