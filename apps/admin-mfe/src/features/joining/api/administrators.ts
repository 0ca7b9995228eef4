import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Begins the key of every instance's administrators in the query cache. */
export const ADMINISTRATORS_KEY = ['admin', 'administrators'];

/** Administrators of an instance. */
export function useAdministrators(instanceId: string) {
  const { client } = usePlatform();
  return useQuery({
    queryKey: [...ADMINISTRATORS_KEY, instanceId],
    queryFn: async () =>
      (await callFunction(client, 'list-administrators', { instance_id: instanceId })).administrators,
  });
}

/** Makes an administrator a member again. */
export function useRemoveAdministrator() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: FunctionInput<'remove-administrator'>) =>
      callFunction(client, 'remove-administrator', input),
    retry: false,
    onSettled: () => queries.invalidateQueries({ queryKey: ADMINISTRATORS_KEY }),
  });
}
