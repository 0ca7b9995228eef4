import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of what this instance demands of passwords in the query cache. */
export const PASSWORD_DEMANDS_KEY = ['admin', 'password-demands'];

/** What a new password must be at this instance. */
export function usePasswordDemands() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: PASSWORD_DEMANDS_KEY,
    queryFn: () => callFunction(client, 'get-password-policy', null),
  });
}
