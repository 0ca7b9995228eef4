import { useEffect, useMemo, useState } from 'react';

/** The words by which such a text is known: they are more than a page itself, and come beside it. */
export const loadWordsOfSuicide = () => import('@reflectory/domain/crisis');

type Ask = (text: string) => boolean;

/** Nobody is asked: what was read of such a text holds no feelings anyway. */
const unknown: Ask = () => false;

/** Whether a text speaks of wanting to die; null until the words are there. */
export function useSpeaksOfSuicide(text: string): boolean | null {
  const [ask, setAsk] = useState<Ask | null>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (found: Ask): void => {
      if (!isGone) setAsk(() => found);
    };
    loadWordsOfSuicide().then(
      ({ speaksOfSuicide }) => keep(speaksOfSuicide),
      () => keep(unknown),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => ask && ask(text), [ask, text]);
}
