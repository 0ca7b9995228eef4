import { useEffect, useState } from 'react';
import { afterPaint } from '../service/after-paint.ts';

let wasOnceSeen = false;

/**
 * Whether what belongs to an entry may come: once its words can be seen, so that code of other parts and areas is not what
 * a reader waits for. From the second entry on that code is there, and all comes together.
 */
export function useWordsFirst(areWordsShown: boolean): boolean {
  const [isSeen, setSeen] = useState(wasOnceSeen);
  useEffect(() => {
    if (!areWordsShown || isSeen) return undefined;
    let isHere = true;
    void afterPaint().then(() => {
      wasOnceSeen = true;
      if (isHere) setSeen(true);
    });
    return () => {
      isHere = false;
    };
  }, [areWordsShown, isSeen]);
  return isSeen;
}
