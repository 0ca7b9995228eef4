import { callFunction } from '@reflectory/client';
import type { ApiTokenCallRow, ApiTokenRow } from '@reflectory/contracts/api-tokens';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type ApiToken = Pick<
  ApiTokenRow,
  'id' | 'name' | 'scopes' | 'created_at' | 'expires_at' | 'last_used_at' | 'revoked_at' | 'client_host'
>;
export type ApiTokenCall = Pick<ApiTokenCallRow, 'hour' | 'action' | 'times'>;

const LOG = 200;

/** Tokens of somebody, the newest first. */
export function useApiTokens() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'api-tokens'],
    // Programs use them behind this page's back.
    staleTime: 0,
    queryFn: async (): Promise<ApiToken[]> => {
      const { data } = await client
        .from('api_tokens')
        .select('id,name,scopes,created_at,expires_at,last_used_at,revoked_at,client_host')
        .order('created_at', { ascending: false })
        .throwOnError();
      return data;
    },
  });
}

/** What a token did, hour by hour, the latest first. */
export function useApiTokenCalls(tokenId: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'api-tokens', tokenId, 'calls'],
    staleTime: 0,
    queryFn: async (): Promise<ApiTokenCall[]> => {
      const { data } = await client
        .from('api_token_calls')
        .select('hour,action,times')
        .eq('token_id', tokenId)
        .order('hour', { ascending: false })
        .limit(LOG)
        .throwOnError();
      return data;
    },
  });
}

/** What is done with tokens. */
export function useChangeApiTokens() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'api-tokens'] }) };
  return {
    add: useMutation({
      ...settled,
      mutationFn: (input: FunctionInput<'add-api-token'>) => callFunction(client, 'add-api-token', input),
    }),
    revoke: useMutation({
      ...settled,
      mutationFn: (id: string) => callFunction(client, 'revoke-api-token', { id }),
    }),
  };
}
