import { usePlatform, useCurrentUser } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { CheckIn } from '../model/check-in.ts';
import { checkInColumns, checkInFromRow } from './check-in-columns.ts';
import { getMoodOutbox } from './get-mood-outbox.ts';

/** Check-ins that are read: the last weeks of somebody who does it many times a day. */
const MOST = 500;

/** The outbox of the signed-in person. */
export function useMoodOutbox() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return getMoodOutbox(client, { instanceId: boot.instance.id, userId });
}

/** The person's newest check-ins, the newest first, with what this device has not sent yet. */
export function useCheckIns() {
  const { client, key } = useReadScope();
  const outbox = useMoodOutbox();
  const changes = useSyncExternalStore(outbox.subscribe, outbox.list);
  const query = useQuery({
    queryKey: [...key, 'mood'],
    meta: keptOnDevice,
    queryFn: async ({ signal }) => {
      const known = outbox.takenSoFar();
      const { data, error, status } = await client
        .from('mood_check_ins')
        .select(checkInColumns)
        .order('felt_at', { ascending: false })
        .order('id')
        .limit(MOST)
        .abortSignal(signal);
      if (error) throw tableFailure(status, error);
      // Only after this answer is in the list.
      queueMicrotask(() => outbox.settle(known));
      return data.map(checkInFromRow);
    },
  });
  const all = new Map((query.data ?? []).map((checkIn) => [checkIn.id, checkIn]));
  for (const { kind, checkIn } of changes) {
    if (kind === 'save') all.set(checkIn.id, checkIn);
    else all.delete(checkIn.id);
  }
  const newestFirst = (a: CheckIn, b: CheckIn) => Date.parse(b.feltAt) - Date.parse(a.feltAt);
  return { query, checkIns: [...all.values()].toSorted(newestFirst), changes };
}
