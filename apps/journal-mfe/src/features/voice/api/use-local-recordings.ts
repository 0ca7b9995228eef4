import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { getRecordings } from './get-recordings.ts';
import { recordingsKey } from './use-recordings.ts';

/** The recordings of the signed-in person that are still on this device. */
export function useLocalRecordings() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { key } = useReadScope();
  const queries = useQueryClient();
  const recordings = getRecordings(client, boot.service, { instanceId: boot.instance.id, userId });
  const { outbox } = recordings;
  useEffect(
    () =>
      outbox.onDelivered(({ sessionId }) => {
        void queries.invalidateQueries({ queryKey: recordingsKey(key, sessionId) });
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is a new list at each render
    [outbox, queries, key.join()],
  );
  return { ...recordings, local: useSyncExternalStore(outbox.subscribe, outbox.list) };
}
