import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the subscription in the query cache. */
export const SUBSCRIPTION_KEY = ['settings', 'subscription'];

/** Where the subscription stands. `isElsewhere`: it may be changing in another tab, so coming back asks again. */
export function useSubscription(isElsewhere: boolean) {
  const { client } = usePlatform();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    staleTime: 0,
    refetchOnWindowFocus: isElsewhere && 'always',
    queryFn: () => callFunction(client, 'get-subscription', null),
  });
}
