import { useCallback, useSyncExternalStore } from 'react';
import { pauseLeft, type WrongTries } from './wrong-tries.ts';

const SECOND_MS = 1000;

function everyQuarterSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS / 4);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/** Whole seconds until another try counts, counted down as they pass; 0 when it does now. */
export function usePause(tries: WrongTries): number {
  const left = useCallback(() => Math.ceil(pauseLeft(tries, Date.now()) / SECOND_MS), [tries]);
  return useSyncExternalStore(tries.pausedUntil === 0 ? never : everyQuarterSecond, left);
}
