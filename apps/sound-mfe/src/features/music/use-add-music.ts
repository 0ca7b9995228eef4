import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useScope } from '../../shared/use-scope.ts';
import { useStorageCaller } from '../../player/use-storage-caller.ts';
import { roomKey, useRoom } from './api/use-room.ts';
import { sendMusic } from './api/send-music.ts';
import { tracksKey } from './api/use-tracks.ts';
import { type Arrival, arrivalQueue } from './arrival-queue.ts';
import { RefusedMusicError } from './model/music.ts';

/** Takes files one after the other: each is decoded as a whole. They go on while another page is open. */
export function useAddMusic() {
  const caller = useStorageCaller();
  const { key } = useScope();
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const largest = useRoom().data?.largest ?? Infinity;
  const arrivals = useSyncExternalStore(arrivalQueue.subscribe, arrivalQueue.get);
  const { say, dismiss } = arrivalQueue;

  async function take({ id, file }: Arrival, stopped: AbortSignal): Promise<void> {
    try {
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
  return {
    arrivals: arrivals.filter((arrival) => arrival.userId === userId),
    dismiss,
    add: (files: readonly File[]) => arrivalQueue.add(files, userId, take),
    retry: (arrival: Arrival) => arrivalQueue.retry(arrival, take),
  };
}
