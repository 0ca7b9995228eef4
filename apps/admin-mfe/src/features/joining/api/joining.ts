import { callFunction } from '@reflectory/client';
import type { Joining } from '@reflectory/contracts/members';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const JOINING_KEY = ['admin', 'joining'];

/** Who may join this instance, and whether the caller may change it. */
export function useJoining() {
  const { client } = usePlatform();
  return useQuery({ queryKey: JOINING_KEY, queryFn: () => callFunction(client, 'get-joining', null) });
}

/** Writes who may join. */
export function useSetJoining() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (joining: Joining) => callFunction(client, 'set-joining', { joining }),
    onSuccess: (state) => queries.setQueryData(JOINING_KEY, state),
  });
}
