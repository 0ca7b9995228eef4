import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** Makes new recovery codes, which replace the earlier ones. Needs aal2. */
export function useCreateRecoveryCodes() {
  const { client } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async () => (await callFunction(client, 'create-recovery-codes', null)).codes,
  });
}
