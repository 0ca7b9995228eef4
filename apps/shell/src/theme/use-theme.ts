import type { Platform, ThemeChoice } from '@reflectory/platform-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { resolveTheme, THEME_KEY, themeChoiceOf } from './theme-choice.ts';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme as chosen and as drawn; a choice is stored and follows into other tabs. */
export function useTheme(storage: Pick<Storage, 'getItem' | 'setItem'>): Platform['theme'] {
  const [choice, setChoice] = useState(() => themeChoiceOf(storage.getItem(THEME_KEY)));
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => systemDark().matches);
  const resolved = resolveTheme(choice, isSystemDark);
  useEffect(() => {
    document.documentElement.dataset.theme = resolved;
  }, [resolved]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === THEME_KEY) setChoice(themeChoiceOf(event.newValue));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const choose = (next: ThemeChoice) => {
    storage.setItem(THEME_KEY, next);
    setChoice(next);
  };
  return { choice, resolved, choose };
}
