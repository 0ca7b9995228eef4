import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useScope } from '../../shared/use-scope.ts';
import { useStorageCaller } from '../../player/use-storage-caller.ts';
import { roomKey, useRoom } from './api/use-room.ts';
import { sendMusic } from './api/send-music.ts';
import { tracksKey } from './api/use-tracks.ts';
import { type MusicRefusal, RefusedMusicError } from './model/music.ts';

/** A file on its way, by the id that its piece will have; what is taken leaves the list, what is refused stays until it is read. */
export type Arrival = { id: string; file: File; state: 'waiting' | 'reading' | 'sending' | MusicRefusal };

/** Takes files one after the other: each is decoded as a whole. */
export function useAddMusic() {
  const caller = useStorageCaller();
  const { key } = useScope();
  const queries = useQueryClient();
  const largest = useRoom().data?.largest ?? Infinity;
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const last = useRef(Promise.resolve());

  const say = (id: string, state: Arrival['state']) =>
    setArrivals((current) => current.map((arrival) => (arrival.id === id ? { ...arrival, state } : arrival)));
  const dismiss = (id: string) => setArrivals((current) => current.filter((arrival) => arrival.id !== id));

  async function take({ id, file }: Arrival): Promise<void> {
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
      await sendMusic(caller, { id, file }, read);
      await queries.invalidateQueries({ queryKey: tracksKey(key) });
      dismiss(id);
    } catch (error) {
      say(id, error instanceof RefusedMusicError ? error.reason : 'failed');
    }
    void queries.invalidateQueries({ queryKey: roomKey(key) });
  }
  const queue = (arrival: Arrival) => {
    last.current = last.current.then(() => take(arrival));
  };
  return {
    arrivals,
    dismiss,
    add(files: readonly File[]) {
      const added = files.map((file): Arrival => ({ id: crypto.randomUUID(), file, state: 'waiting' }));
      setArrivals((current) => [...current, ...added]);
      added.forEach(queue);
    },
    retry(arrival: Arrival) {
      say(arrival.id, 'waiting');
      queue(arrival);
    },
  };
}
