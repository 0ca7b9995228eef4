import { callFunction } from '@reflectory/client';
import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PASSWORD_DEMANDS_KEY } from './find-password-demands.ts';

/** Writes what this instance demands; passwords that people have stay valid. */
export function useSetPasswordPolicy() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (policy: PasswordPolicy) => callFunction(client, 'set-password-policy', { policy }),
    onSuccess: (demands) => queries.setQueryData(PASSWORD_DEMANDS_KEY, demands),
  });
}
