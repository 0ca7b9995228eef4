import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from './retry.ts';

/** A code that is none of the person's, or was spent before. */
export class WrongRecoveryCodeError extends Error {
  override name = 'WrongRecoveryCodeError';
  readonly code = 'wrong_recovery_code';
}

/**
 * Gives a recovery code instead of one of the app; the auth session is aal2 afterwards.
 *
 * @throws WrongRecoveryCodeError
 */
export function useSpendRecoveryCode() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (code: string) => {
      const { accepted } = await callFunction(client, 'use-recovery-code', { code });
      if (!accepted) throw new WrongRecoveryCodeError();
      const { error } = await client.auth.refreshSession();
      if (error) throw error;
    },
  });
}
