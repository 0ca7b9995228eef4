import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['admin', 'provider'];

/** What the instance says of its provider, and what its people used; never the key. */
export function useProviderSettings() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: KEY,
    queryFn: () => callFunction(client, 'get-provider-settings', null),
  });
}

export function useSaveProvider() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: FunctionInput<'save-provider'>) => callFunction(client, 'save-provider', settings),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Asks the address for its models; nothing that anybody wrote is sent. */
export function useTestProvider() {
  const { client } = usePlatform();
  return useMutation({
    mutationFn: (asked: FunctionInput<'test-provider'>) => callFunction(client, 'test-provider', asked),
  });
}
