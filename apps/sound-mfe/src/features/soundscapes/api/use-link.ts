import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

const useLinkKey = (id: string) => [...useScope().key, 'link', id];
const placeOf = (id: string) => ({ object_type: 'soundscape', object_id: id });

/** The token of the link by which others hear a soundscape; null where there is none. */
export function useLink(id: string) {
  const { client } = useScope();
  return useQuery({
    queryKey: useLinkKey(id),
    queryFn: async () => {
      const { data } = await client
        .from('grants')
        .select('subject,link_token')
        .match(placeOf(id))
        .not('link_token', 'is', null)
        .order('created_at')
        .limit(1)
        .throwOnError();
      return data[0]?.link_token ?? null;
    },
  });
}

/** Makes the link, or takes it away: whoever has it hears nothing any more. */
export function useChangeLink(id: string) {
  const { client } = useScope();
  const queries = useQueryClient();
  const queryKey = useLinkKey(id);
  return useMutation({
    mutationFn: async (isShared: boolean) => {
      const grants = client.from('grants');
      // The database draws the token, whatever is given.
      const change = isShared
        ? grants.insert({ ...placeOf(id), level: 'view', link_token: 'new' })
        : grants.delete().match(placeOf(id)).not('link_token', 'is', null);
      await change.throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
