import { useSyncExternalStore } from 'react';
import { useShellServices } from '../services.ts';
import type { LockStore } from './lock-store.ts';
import type { LockState } from './person-lock.ts';

export { idleChoices } from './lock-memory.ts';

/**
 * The session lock: whether there is a code, after how many idle minutes it closes, and how to change both.
 * `setCode` throws a `LockCodeLengthError` for anything but six characters, else the service's error.
 */
export function useLock(): LockState & Pick<LockStore, 'lock' | 'unlock' | 'setCode' | 'chooseIdleMinutes'> {
  const { lock: store } = useShellServices();
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { lock, unlock, setCode, chooseIdleMinutes } = store;
  return { ...state, lock, unlock, setCode, chooseIdleMinutes };
}
