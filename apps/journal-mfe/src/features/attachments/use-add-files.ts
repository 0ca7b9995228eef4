import { useEffect, useEffectEvent, useState } from 'react';
import { useFileOutbox } from './api/use-entry-files.ts';
import { useFileRoom } from './api/use-file-room.ts';
import { describeFile, type FilePlace, mayBeTaken } from './model/waiting-file.ts';

/** Why some of what was chosen was left out. */
export type Leftover = { reason: 'size' | 'type'; names: string[] };

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Puts chosen, pasted and dropped files to a place; what the server would refuse anyway is said at once. */
export function useAddFiles(place: FilePlace, lastPosition: number, onAdd?: () => void) {
  const outbox = useFileOutbox();
  const room = useFileRoom();
  const [leftovers, setLeftovers] = useState<Leftover[]>([]);

  const add = (files: readonly File[], { keepsDetails = false } = {}): void => {
    const largest = room.data?.largest ?? Infinity;
    const wrong = files.filter((file) => !mayBeTaken(file));
    const large = files.filter((file) => !wrong.includes(file) && file.size > largest);
    const named = (left: readonly File[]) => left.map(({ name }) => name);
    setLeftovers(
      [
        { reason: 'type' as const, names: named(wrong) },
        { reason: 'size' as const, names: named(large) },
      ].filter(({ names }) => names.length > 0),
    );
    const taken = files.filter((file) => !wrong.includes(file) && !large.includes(file));
    if (taken.length > 0) onAdd?.();
    for (const [index, file] of taken.entries()) {
      void outbox.add(describeFile(file, place, lastPosition + 1 + index, keepsDetails), file);
    }
  };
  const isOver = useArriving(add);
  return { add, isOver, leftovers, room: room.data };
}

/** Hears of files that are pasted into the page or dropped on it; answers whether some are held over it. */
function useArriving(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    // Programs that copy words put a picture of them beside.
    const hasWords = event.clipboardData?.types.includes('text/plain') ?? false;
    if (event.defaultPrevented || files.length === 0 || hasWords) return;
    event.preventDefault();
    onFiles(files);
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const files = filesOf(event.dataTransfer);
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const paste = (event: ClipboardEvent) => handlePaste(event);
    const drop = (event: DragEvent) => handleDrop(event);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
