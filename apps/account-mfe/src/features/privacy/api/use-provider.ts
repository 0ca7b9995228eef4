import { callFunction, ownProvider } from '@reflectory/client';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { ProviderDisclosureRow } from '@reflectory/contracts/providers';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type OwnProvider = FunctionOutput<'get-provider'>;
export type Disclosure = Pick<
  ProviderDisclosureRow,
  'id' | 'provider' | 'model' | 'task' | 'entry_ids' | 'character_count' | 'outcome' | 'sent_at'
>;

const PAGE = 20;
const columns = 'id,provider,model,task,entry_ids,character_count,outcome,sent_at';

function useOwnProvider() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return ownProvider(client, boot.instance.id, userId);
}

/** Whom the person is asked about, what they said and used. */
export const useProvider = () => useQuery({ ...useOwnProvider(), staleTime: 0 });

/** Agrees to a host, or takes it back, which works with the next thing that would be sent; other remotes read it anew. */
export function useAgree(host: string) {
  const { client } = usePlatform();
  const { queryKey } = useOwnProvider();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isAgreed: boolean) => {
      if (isAgreed) await callFunction(client, 'agree-to-provider', { provider: host });
      else await client.from('provider_consents').delete().eq('provider', host).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** What was sent, the last first. */
export function useDisclosures() {
  const { client } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['account', 'provider-disclosures'],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<Disclosure[]> => {
      const { data } = await client
        .from('provider_disclosures')
        .select(columns)
        .order('sent_at', { ascending: false })
        .order('id')
        .range(pageParam, pageParam + PAGE - 1)
        .throwOnError();
      return data;
    },
    getNextPageParam: (page, pages) => (page.length < PAGE ? undefined : pages.length * PAGE),
  });
}
