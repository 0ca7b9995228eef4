import type {} from '@reflectory/contracts/paintings';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Tables in which a row of a person says that they want something: questions about habits of thought, paintings. */
export type Wish = 'thinking_questions' | 'painting_wishes';

/** Whether the person wants it. @throws ServiceFailure */
export function useWish(wish: Wish) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'wish', wish],
    queryFn: async (): Promise<boolean> => {
      const { data, error, status } = await client.from(wish).select('created_at').maybeSingle();
      if (error) throw tableFailure(status, error);
      return data !== null;
    },
  });
}

/** Begins or ends that. @throws ServiceFailure */
export function useChangeWish(wish: Wish) {
  const { client, key } = useReadScope();
  const { id: user_id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      const rows = client.from(wish);
      const { error, status } = await (isWanted
        ? rows.upsert({ user_id }, { onConflict: 'instance_id,user_id', ignoreDuplicates: true })
        : rows.delete().eq('user_id', user_id));
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'wish', wish] }),
  });
}
