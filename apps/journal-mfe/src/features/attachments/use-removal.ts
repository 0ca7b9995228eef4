import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownFile } from './api/use-entry-files.ts';
import { useRemoveFile } from './api/use-file-changes.ts';
import type { FilePlace } from './model/waiting-file.ts';

/** Milliseconds in which a removal can be taken back. */
const UNDO_MS = 8000;

/** Ids of what is removed: it goes a little later, or when the place is left; until then it can come back. */
export function useRemoval(place: FilePlace, files: readonly ShownFile[]) {
  const { mutateAsync } = useRemoveFile(place);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const restore = (id: string): void => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setRemoved((current) => current.filter((other) => other !== id));
  };
  const end = useEffectEvent((id: string) => {
    timers.current.delete(id);
    const file = files.find((one) => one.id === id);
    // What could not be removed is there again.
    if (file)
      mutateAsync(file)
        .finally(() => restore(id))
        .catch(() => undefined);
  });
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const [id, timer] of pending) {
        clearTimeout(timer);
        end(id);
      }
    };
  }, []);
  const [ending, setEnding] = useState<string | null>(null);
  useEffect(() => {
    if (ending !== null) end(ending);
  }, [ending]);
  const remove = (id: string): void => {
    timers.current.set(
      id,
      setTimeout(() => setEnding(id), UNDO_MS),
    );
    setRemoved((current) => [...current, id]);
  };
  return [removed, restore, remove] as const;
}
