import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { AUTH_SESSIONS_KEY } from '../../../shared/auth-sessions-key.ts';

/** Devices on which the person is signed in, the one last used first. */
export function useAuthSessions() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: AUTH_SESSIONS_KEY,
    staleTime: 0,
    queryFn: async () => {
      const { sessions } = await callFunction(client, 'list-auth-sessions', null);
      return sessions.toSorted(
        (one, other) =>
          Number(other.is_current) - Number(one.is_current) ||
          other.last_used_at.localeCompare(one.last_used_at),
      );
    },
  });
}
