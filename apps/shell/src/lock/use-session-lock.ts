import type { SessionLock } from '@reflectory/platform-sdk';
import { lockShortcutText } from './lock-shortcut.ts';
import { idleChoices, useLock } from './use-lock.ts';

/** The session lock as remotes know it: its settings are drawn by one of them. */
export function useSessionLock(): SessionLock {
  const { hasCode, idleMinutes, lock, unlock, setCode, chooseIdleMinutes } = useLock();
  return {
    hasCode,
    idleMinutes,
    idleChoices,
    shortcut: lockShortcutText(),
    lock,
    unlock,
    setCode,
    chooseIdleMinutes(minutes) {
      const chosen = idleChoices.find((choice) => choice === minutes);
      if (chosen !== undefined) chooseIdleMinutes(chosen);
    },
  };
}
