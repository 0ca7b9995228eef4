import type { StorageCaller } from '@reflectory/client/storage';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';

/** Who calls the file storage; null where nobody is signed in. */
export function useStorageCaller(): StorageCaller | null {
  const { client, boot, auth } = usePlatform();
  const { service } = boot;
  const userId = auth.status === 'signed-in' ? auth.user.id : null;
  return useMemo(() => (userId === null ? null : { client, service, userId }), [client, service, userId]);
}
