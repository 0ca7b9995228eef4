import { callFunction } from '@reflectory/client';
import type { AccountStatus } from '@reflectory/contracts/account';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../../shared/retry.ts';

export type DeletionRequest = { email: string; password: string };

/** Closes the account now; what was written goes for good later. A wrong email or password is named in `fields`. */
export function useRequestAccountDeletion() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (request: DeletionRequest): Promise<AccountStatus> => {
      const { status, error } = await callFunction(client, 'request-account-deletion', request);
      if (!status) throw new Error(error ?? 'The answer has no status');
      return status;
    },
  });
}
