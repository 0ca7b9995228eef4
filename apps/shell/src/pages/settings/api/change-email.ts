import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from './retry.ts';

/** Asks for another email address; it counts once the link in the mail was opened. */
export function useChangeEmail() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (email: string) => {
      const emailRedirectTo = new URL('/settings#profile', location.origin).href;
      const { error } = await client.auth.updateUser({ email }, { emailRedirectTo });
      if (error) throw error;
    },
  });
}
