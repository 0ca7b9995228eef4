import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** This device's clock, anew each second while something runs; a page that was away sees it at once. */
export function useSecond(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  return now;
}
