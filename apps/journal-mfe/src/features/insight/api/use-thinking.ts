import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Whether the person wants to be asked about habits of thought. @throws ServiceFailure */
export function useThinking() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'thinking'],
    queryFn: async (): Promise<boolean> => {
      const { data, error, status } = await client
        .from('thinking_questions')
        .select('created_at')
        .maybeSingle();
      if (error) throw tableFailure(status, error);
      return data !== null;
    },
  });
}

/** Begins or ends that. @throws ServiceFailure */
export function useChangeThinking() {
  const { client, key } = useReadScope();
  const { id: user_id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      const rows = client.from('thinking_questions');
      const { error, status } = await (isWanted
        ? rows.upsert({ user_id }, { onConflict: 'instance_id,user_id', ignoreDuplicates: true })
        : rows.delete().eq('user_id', user_id));
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'thinking'] }),
  });
}
