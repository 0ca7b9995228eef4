import { useEffect, useState } from 'react';
import { afterPaint } from '../service/after-paint.ts';

type Place = 'entry' | 'list';

const seenOnce = new Set<Place>();

/**
 * Whether what belongs to an entry or a list may come: once its words can be seen, so that code of other parts and areas is
 * not what a reader waits for. From the second time on that code is there, and all comes together.
 */
export function useWordsFirst(place: Place, areWordsShown: boolean): boolean {
  const [isSeen, setSeen] = useState(() => seenOnce.has(place));
  useEffect(() => {
    if (!areWordsShown || isSeen) return undefined;
    let isHere = true;
    void afterPaint().then(() => {
      seenOnce.add(place);
      if (isHere) setSeen(true);
    });
    return () => {
      isHere = false;
    };
  }, [place, areWordsShown, isSeen]);
  return isSeen;
}
