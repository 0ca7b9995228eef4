import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** What is recommended by what the person wrote, if they want that. */
export function useRecommendation() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'recommendation'],
    queryFn: () => {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      return callFunction(client, 'get-recommendation', { zone });
    },
  });
}

/** Ends recommendations, or begins them again. */
export function useWantRecommendation() {
  const { client, key } = useScope();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(isWanted: boolean) {
      const off = client.from('recommendations_off');
      await (isWanted
        ? off.delete().eq('user_id', id).throwOnError()
        : off.upsert({ user_id: id }, { ignoreDuplicates: true }).throwOnError());
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'recommendation'] }),
  });
}
