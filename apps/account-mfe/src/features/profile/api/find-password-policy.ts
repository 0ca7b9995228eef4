import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/instance';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of what this instance demands of a password in the query cache. */
export const PASSWORD_POLICY_KEY = ['settings', 'password-policy'];

/** What a password that is chosen now must be at this instance. */
export function usePasswordPolicy() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: PASSWORD_POLICY_KEY,
    staleTime: 0,
    queryFn: async () => (await callFunction(client, 'get-password-policy', null)).policy,
  });
}
