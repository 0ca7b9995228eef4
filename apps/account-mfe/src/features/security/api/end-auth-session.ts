import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AUTH_SESSIONS_KEY } from '../../../shared/auth-sessions-key.ts';

/** Signs one device out at once. */
export function useEndAuthSession() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callFunction(client, 'end-auth-session', { session_id: sessionId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: AUTH_SESSIONS_KEY }),
  });
}
