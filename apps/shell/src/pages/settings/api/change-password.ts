import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { AUTH_SESSIONS_KEY } from './find-auth-sessions.ts';
import { retryUnlessRefused } from './retry.ts';

export type PasswordChange = { current: string; next: string };

/** Changes the password; every other device is signed out by that. */
export function useChangePassword() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async ({ current, next }: PasswordChange) => {
      const { error } = await client.auth.updateUser({ password: next, current_password: current });
      if (error) throw error;
    },
    onSuccess: (_none, _change, _mutated, { client: queries }) =>
      queries.invalidateQueries({ queryKey: AUTH_SESSIONS_KEY }),
  });
}
