import { useCallback, useEffect, useState } from 'react';
import type { OpenEdit } from './model/kept-edits.ts';
import { useKeptEdits } from './use-kept-edits.ts';

/** Changes of finished entries that this page can go on with, the last one first; null while they are looked for. */
export function useUnsavedEdits(): { edits: readonly OpenEdit[] | null; discard: (entryId: string) => void } {
  const kept = useKeptEdits();
  const [edits, setEdits] = useState<readonly OpenEdit[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = (): void => void kept.listOpen().then((found) => isCurrent && setEdits(found));
    look();
    const stop = kept.subscribe(look);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [kept]);
  const discard = useCallback(
    (entryId: string) => void kept.takeLeft(entryId).then(() => kept.drop(entryId)),
    [kept],
  );
  return { edits, discard };
}
