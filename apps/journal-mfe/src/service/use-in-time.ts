import { useEffect, useState } from 'react';

/**
 * True once everything that a place waits for is there, so that nothing moves when it comes one after the other; and when
 * it took too long. It stays true.
 */
export function useInTime(isSettled: boolean, milliseconds = 500): boolean {
  const [isOver, setOver] = useState(false);
  if (isSettled && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
