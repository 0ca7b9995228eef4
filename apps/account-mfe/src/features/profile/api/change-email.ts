import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PENDING_EMAIL_KEY } from './find-pending-email.ts';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** Asks for another email address; it counts once the links in both mails were opened. */
export function useChangeEmail() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (email: string) => {
      const emailRedirectTo = new URL('/settings', location.origin).href;
      const { data, error } = await client.auth.updateUser({ email }, { emailRedirectTo });
      if (error) throw error;
      return data.user.new_email ?? null;
    },
    onSuccess: (pending) => queries.setQueryData(PENDING_EMAIL_KEY, pending),
  });
}
