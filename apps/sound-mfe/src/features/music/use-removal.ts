import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScope } from '../../shared/use-scope.ts';
import { roomKey } from './api/use-room.ts';
import { tracksKey } from './api/use-tracks.ts';
import type { OwnTrack } from './model/music.ts';

/** Milliseconds in which a removal can be taken back. */
const UNDO_MS = 10_000;

/** One piece at a time is being removed: it goes a little later, or when the page is left, and until then it can come back. */
export function useRemoval() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<OwnTrack | null>(null);
  const pending = useRef<string | null>(null);
  const { mutateAsync, error } = useMutation({
    mutationFn: async (id: string) => {
      await client.from('tracks').delete().eq('id', id).throwOnError();
    },
    onSettled: () =>
      Promise.all([tracksKey(key), roomKey(key)].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const end = useEffectEvent((id: string) => {
    if (pending.current !== id) return;
    pending.current = null;
    mutateAsync(id)
      // What could not be removed is there again.
      .finally(() => setRemoved((current) => (current?.id === id ? null : current)))
      .catch(() => undefined);
  });
  const id = removed?.id;
  useEffect(() => {
    if (id === undefined) return;
    pending.current = id;
    const timer = setTimeout(() => end(id), UNDO_MS);
    return () => {
      clearTimeout(timer);
      end(id);
    };
  }, [id]);
  return {
    removed,
    error,
    remove: setRemoved,
    restore() {
      pending.current = null;
      setRemoved(null);
    },
  };
}
