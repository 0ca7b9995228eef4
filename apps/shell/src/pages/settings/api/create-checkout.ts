import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { readAddress } from './read-address.ts';
import { retryUnlessRefused } from './retry.ts';

/** Address of a new checkout page. */
export function useCreateCheckout() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async () => readAddress(await callFunction(client, 'create-checkout', null)),
  });
}
