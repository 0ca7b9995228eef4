import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AUTH_SESSIONS_KEY } from '../../../shared/auth-sessions-key.ts';

/** Signs every device out but this one. */
export function useSignOutElsewhere() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.auth.signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: AUTH_SESSIONS_KEY }),
  });
}
