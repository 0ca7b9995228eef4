import { callFunction } from '@reflectory/client';
import type { AccountStatus } from '@reflectory/contracts';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from './retry.ts';

export type DeletionRequest = { email: string; password: string };

/** The server gave a reason of its own for not deleting the account. */
export class DeletionRefusedError extends Error {
  override name = 'DeletionRefusedError';
  readonly code = 'deletion_refused';
}

/**
 * Closes the account now; what was written goes for good later.
 *
 * @throws DeletionRefusedError when email and password are not those of the person.
 */
export function useRequestAccountDeletion() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (request: DeletionRequest): Promise<AccountStatus> => {
      const { status, error } = await callFunction(client, 'request-account-deletion', request);
      if (!status) throw new DeletionRefusedError(error);
      return status;
    },
  });
}
