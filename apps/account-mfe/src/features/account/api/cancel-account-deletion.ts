import { accountStatus, callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Keeps an account that was about to be deleted. */
export function useCancelAccountDeletion() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callFunction(client, 'cancel-account-deletion', null),
    onSuccess: ({ status }) => queries.setQueryData(accountStatus(client).queryKey, status),
  });
}
