const KEPT_AT = 'reflectory.command-keys';

/** Whether single letters begin commands on this device; dictated words are letters too, so that they can be turned off. */
export function areCommandKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT_AT) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single letters on or off. */
export function turnCommandKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEPT_AT);
    else localStorage.setItem(KEPT_AT, 'off');
  } catch {
    // Without a storage they stay on.
  }
}

/** Where letters are typed, or choose from what is listed. */
const taking =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a dialog waits for an answer already. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented'
>;

/** The letter of a press that is meant for nothing on the page; on a keyboard without Latin letters, where it would be. */
export function letterOf(pressed: Pressed): string | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(taking)) return null;
  if (/^[a-z]$/u.test(key)) return key;
  return /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
    ? (/^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? null)
    : null;
}
