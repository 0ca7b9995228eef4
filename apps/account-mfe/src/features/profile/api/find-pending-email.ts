import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the address that waits for its confirmation in the query cache. */
export const PENDING_EMAIL_KEY = ['settings', 'pending-email'];

/** The address that is to become the person's once it is confirmed; null while there is none. */
export function usePendingEmail() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: PENDING_EMAIL_KEY,
    staleTime: 0,
    queryFn: async () => {
      const { data, error } = await client.auth.getUser();
      if (error) throw error;
      return data.user.new_email ?? null;
    },
  });
}
