import type {} from '@reflectory/contracts/account';
import type {} from '@reflectory/contracts/providers';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from './call-function.ts';
import type { ServiceClient } from './service-client.ts';

/** Whether the account is being deleted, and until when that can be taken back. Shell and remotes share what is cached. */
export const accountStatus = (client: ServiceClient) =>
  queryOptions({
    queryKey: ['account-status'],
    queryFn: () => callFunction(client, 'get-account-status', null),
  });

/** Name of the person as their profile has it; null while there is no profile. Shared as well. */
export const profileName = (client: ServiceClient, userId: string) =>
  queryOptions({
    queryKey: ['profile-name', userId],
    queryFn: async () => {
      const { data, error } = await client.from('profiles').select('name').eq('id', userId).maybeSingle();
      if (error) throw error;
      return data?.name ?? null;
    },
  });

/** Whom the instance may ask, what a person said to that, and what they used of it. Shared by all remotes that ask or show it. */
export const ownProvider = (client: ServiceClient, instanceId: string, userId: string) =>
  queryOptions({
    queryKey: ['own-provider', instanceId, userId],
    queryFn: () => callFunction(client, 'get-provider', null),
  });
