import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SUBSCRIPTION_KEY } from './find-subscription.ts';
import { PaymentRefusedError } from './payment-refused-error.ts';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** Ends the subscription with its paid period, or takes that back. */
export function useChangeSubscription(name: 'cancel-subscription' | 'resume-subscription') {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async () => {
      const { subscription, error } = await callFunction(client, name, null);
      if (!subscription) throw new PaymentRefusedError(error);
      return subscription;
    },
    onSuccess: (subscription) => queries.setQueryData(SUBSCRIPTION_KEY, subscription),
    // It may stand elsewhere than this page thought.
    onError: () => void queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }),
  });
}
