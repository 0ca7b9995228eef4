import { callFunction } from '@reflectory/client';
import type { Entitlements } from '@reflectory/contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What the person may use. Asked anew each time: a subscription begins in another tab. */
export function useEntitlements() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'entitlements'],
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    queryFn: async (): Promise<Entitlements> => {
      try {
        return (await callFunction(client, 'get-subscription', null)).entitlements;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
