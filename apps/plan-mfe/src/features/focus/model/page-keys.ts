import { useEffect, useEffectEvent } from 'react';

/** Where the shell keeps whether single letters do something on this device. */
const KEPT_AT = 'reflectory.command-keys';
const taking =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"], [role="dialog"], [role="radiogroup"]';

const areOn = (): boolean => {
  try {
    return localStorage.getItem(KEPT_AT) !== 'off';
  } catch {
    return true;
  }
};

/** Letters that do something anywhere on the page, but where one types. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || event.repeat) return;
    if ((target instanceof Element && target.closest(taking)) || !areOn()) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
