import { useCurrentUser, usePlatform, useUnsaved } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useScope } from '../../shared/use-scope.ts';
import { useStorageCaller } from '../../player/use-storage-caller.ts';
import { roomKey, useRoom } from './api/use-room.ts';
import { sendMusic } from './api/send-music.ts';
import { tracksKey } from './api/use-tracks.ts';
import { type Arrival, isOnItsWay } from './arrival-list.ts';
import { RefusedMusicError } from './model/music.ts';
import { arrivalQueue } from './own-arrivals.ts';

/**
 * Takes files one after the other: each is decoded as a whole. They go on while another page is open, and when this one is
 * opened anew.
 */
export function useAddMusic() {
  const caller = useStorageCaller();
  const { key } = useScope();
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const largest = useRoom().data?.largest ?? Infinity;
  const arrivals = useSyncExternalStore(arrivalQueue.subscribe, arrivalQueue.get);
  const { say, dismiss } = arrivalQueue;
  const instanceId = usePlatform().boot.instance.id;
  const owner = useMemo(() => ({ instanceId, userId }), [instanceId, userId]);
  const own = arrivals.filter((arrival) => arrival.userId === userId);
  // What the device has is not lost with the page.
  useUnsaved(
    'music',
    own.some((arrival) => !arrival.isKept && isOnItsWay(arrival)),
  );

  async function take(arrival: Arrival, stopped: AbortSignal): Promise<void> {
    const { id } = arrival;
    try {
      const file = await arrivalQueue.read(arrival);
      if (!file) return dismiss(id);
      if (file.size > largest) throw new RefusedMusicError('tooLarge');
      say(id, 'reading');
      const [{ readMusic }, { browserReader }] = await Promise.all([
        import('./model/read-music.ts'),
        import('./model/browser-reader.ts'),
      ]);
      const read = await readMusic(file, browserReader);
      say(id, 'sending');
      if (!caller) throw new RefusedMusicError('failed');
      await sendMusic(caller, { id, file }, read, stopped);
      await queries.invalidateQueries({ queryKey: tracksKey(key) });
      dismiss(id);
    } catch (error) {
      say(id, error instanceof RefusedMusicError ? error.reason : 'failed');
    }
    void queries.invalidateQueries({ queryKey: roomKey(key) });
  }
  useEffect(() => {
    void arrivalQueue.restore(owner, take);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a person: what is taken later is taken as now
  }, [owner]);
  return {
    arrivals: own,
    dismiss,
    add: (files: readonly File[]) => arrivalQueue.add(files, owner, largest, take),
    retry: (arrival: Arrival) => arrivalQueue.retry(arrival, take),
  };
}
