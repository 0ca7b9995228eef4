import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the account's state in the query cache. */
export const ACCOUNT_STATUS_KEY = ['account-status'];

/** Whether the account is being deleted, and until when that can be taken back. */
export function useAccountStatus() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: ACCOUNT_STATUS_KEY,
    queryFn: () => callFunction(client, 'get-account-status', null),
  });
}
