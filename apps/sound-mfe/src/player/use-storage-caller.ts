import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import type { TrackReader } from './track-bytes.ts';

/** Who calls the file storage; null where nobody is signed in. */
export function useStorageCaller(): TrackReader | null {
  const { client, boot, auth } = usePlatform();
  const { service, instance } = boot;
  const userId = auth.status === 'signed-in' ? auth.user.id : null;
  return useMemo(
    () => (userId === null ? null : { client, service, instanceId: instance.id, userId }),
    [client, service, instance.id, userId],
  );
}
