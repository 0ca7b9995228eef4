import type { ServiceClient } from '@reflectory/client';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';

/** Through which client is read, and the head of every query key: nobody is shown another person's answers. */
export type Scope = {
  client: ServiceClient;
  key: readonly ['plan', instanceId: string, userId: string];
};

/** The scope of the signed-in person at this instance. */
export function useScope(): Scope {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return { client, key: ['plan', boot.instance.id, userId] };
}
