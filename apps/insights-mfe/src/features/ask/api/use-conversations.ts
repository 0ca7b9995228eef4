import type {} from '@reflectory/contracts/conversations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Conversations that are listed. */
const MOST = 50;

/** Conversations of the person, the latest first. */
export function useConversations() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'conversations'],
    queryFn: async () => {
      const { data } = await client
        .from('conversations')
        .select('id,title,asked_at')
        .order('asked_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}

/** Forgets a conversation with all that was asked in it. */
export function useForgetConversation() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await client.from('conversations').delete().eq('id', id).throwOnError();
    },
    onSuccess: (_done, id) => {
      queries.removeQueries({ queryKey: [...key, 'conversation', id] });
      return queries.invalidateQueries({ queryKey: [...key, 'conversations'] });
    },
  });
}
