import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_STATUS_KEY } from './find-account-status.ts';

/** Keeps an account that was about to be deleted. */
export function useCancelAccountDeletion() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callFunction(client, 'cancel-account-deletion', null),
    onSuccess: ({ status }) => queries.setQueryData(ACCOUNT_STATUS_KEY, status),
  });
}
