import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SUBSCRIPTION_KEY } from './find-subscription.ts';
import { readAddress } from './read-address.ts';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** Address of the customer portal. */
export function useCreatePortalSession() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async () => readAddress(await callFunction(client, 'create-portal-session', null)),
    // It may stand elsewhere than this page thought.
    onError: () => void queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }),
  });
}
