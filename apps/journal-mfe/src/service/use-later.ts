import { useEffect, useState } from 'react';

/**
 * A part of the area that is fetched once it is wanted: undefined until it is there, null where it cannot be had at a second
 * try either. `load` is always the same function.
 */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
): Part | null | undefined {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    let isHere = true;
    if (isWanted) {
      load()
        .catch(load)
        .then(
          (loaded) => isHere && setPart(loaded),
          () => isHere && setPart(null),
        );
    }
    return () => {
      isHere = false;
    };
  }, [load, isWanted]);
  return part;
}
