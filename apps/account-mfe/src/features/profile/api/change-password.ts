import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AUTH_SESSIONS_KEY } from '../../../shared/auth-sessions-key.ts';
import { PASSWORD_POLICY_KEY } from './find-password-policy.ts';
import { retryUnlessRefused } from '../../../shared/retry.ts';

export type PasswordChange = { current: string; next: string };

/** Changes the password; every other device is signed out by that. */
export function useChangePassword() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async ({ current, next }: PasswordChange) => {
      const { error } = await client.auth.updateUser({ password: next, current_password: current });
      if (error) throw error;
    },
    // What is demanded may have changed since the dialog was opened.
    onError: () => void queries.invalidateQueries({ queryKey: PASSWORD_POLICY_KEY }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: AUTH_SESSIONS_KEY }),
  });
}
