import { useEffect } from 'react';
import { shortcutText } from '../texts/shortcut-text.ts';
import { useLock } from './use-lock.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl or ⌘ with Shift and L, wherever a keyboard has its L; on one without Latin letters, where the L would be. */
export function isLockShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  if (!(ctrlKey || metaKey) || !shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'l' : code === 'KeyL';
}

/** The shortcut in the way of writing of this system and language. */
export const lockShortcutText = (language: string): string =>
  shortcutText({ apple: '⇧⌘L', others: 'Ctrl+Shift+L' }, language);

/** Locks by keyboard wherever the focus is. */
export function useLockShortcut(): void {
  const { lock } = useLock();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isLockShortcut(event) && lock()) event.preventDefault();
    };
    addEventListener('keydown', handleKey, true);
    return () => removeEventListener('keydown', handleKey, true);
  }, [lock]);
}
