import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/journal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { functionFailure, tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Names and open loops in the newest entries, and what was kept of them. @throws ServiceFailure */
export function useMentionsFound() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'mentioned'],
    queryFn: async () => {
      try {
        return await callFunction(client, 'find-mentions', {});
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}

/** Says what one of them is; people and entries are read again. @throws ServiceFailure */
export function useDecideMention() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (decision: FunctionInput<'decide-mention'>) => {
      try {
        return await callFunction(client, 'decide-mention', decision);
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Forgets what was decided, as if it had never been asked. @throws ServiceFailure */
export function useForgetMention() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await client.from('mentioned').delete().eq('id', id);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'mentioned'] }),
  });
}
