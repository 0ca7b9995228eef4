import { useEffect, useState } from 'react';

/** Whether words call for help; asked on this device, and told to nobody. */
export function useCallsForHelp(text: string): boolean {
  const [found, setFound] = useState({ text: '', isFound: false });
  useEffect(() => {
    let isHere = true;
    const later = setTimeout(() => {
      void import('@reflectory/domain/crisis/in-steps').then(async ({ speaksOfSuicideInSteps }) => {
        const isFound = await speaksOfSuicideInSteps(text, () => Promise.resolve());
        if (isHere) setFound({ text, isFound });
      });
    }, 400);
    return () => {
      isHere = false;
      clearTimeout(later);
    };
  }, [text]);
  return found.isFound && text !== '';
}
