import type { SessionLock } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { lockShortcutText } from './lock-shortcut.ts';
import { idleChoices, useLock } from './use-lock.ts';

/** The session lock as remotes know it: its settings are drawn by one of them. */
export function useSessionLock(): SessionLock {
  const { i18n } = useTranslation();
  const { hasCode, idleMinutes, lock, unlock, setCode, chooseIdleMinutes } = useLock();
  return {
    hasCode,
    idleMinutes,
    idleChoices,
    shortcut: lockShortcutText(i18n.language),
    lock,
    unlock,
    setCode,
    chooseIdleMinutes(minutes) {
      const chosen = idleChoices.find((choice) => choice === minutes);
      if (chosen !== undefined) chooseIdleMinutes(chosen);
    },
  };
}
