import type { Arrow } from '@reflectory/domain/mindmaps';

/** What a key does with the node that is looked at, in the map or in its outline. */
export type MapCommand =
  | 'add-child'
  | 'add-sibling'
  | 'add-sibling-before'
  | 'edit'
  | 'toggle-fold'
  | 'remove'
  | 'indent'
  | 'outdent'
  | 'move-up'
  | 'move-down'
  | 'undo'
  | 'redo'
  | 'select-all'
  | 'leave'
  | 'details'
  | 'focus-branch'
  | 'search'
  | 'other-view'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'help';

export type MapKey = { command: MapCommand } | { arrow: Arrow; extends: boolean } | null;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const plain: Readonly<Record<string, MapCommand>> = {
  F2: 'edit',
  ' ': 'toggle-fold',
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leave',
  '.': 'details',
  '/': 'search',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  '?': 'help',
};
/** By their place on the keyboard, so that they are the same for every script. */
const letters: Readonly<Record<string, MapCommand>> = { KeyF: 'focus-branch', KeyO: 'other-view' };
const withControl: Readonly<Record<string, MapCommand>> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyA: 'select-all',
  KeyF: 'search',
};

/** With Alt the arrows move what they otherwise walk along. */
const moves = (isRightToLeft: boolean): Readonly<Record<Arrow, MapCommand>> => ({
  up: 'move-up',
  down: 'move-down',
  left: isRightToLeft ? 'indent' : 'outdent',
  right: isRightToLeft ? 'outdent' : 'indent',
});

/** What a key means that is pressed on a map. */
export function mapKeyOf(event: Pressed, isRightToLeft: boolean): MapKey {
  const { key, code, shiftKey, altKey } = event;
  const hasControl = event.ctrlKey || event.metaKey;
  const arrow = arrows[key];
  if (arrow && !hasControl) {
    if (altKey) return { command: moves(isRightToLeft)[arrow] };
    return { arrow, extends: shiftKey };
  }
  if (altKey) return null;
  if (hasControl) {
    const command = withControl[code];
    if (command === 'undo' && shiftKey) return { command: 'redo' };
    return command && !shiftKey ? { command } : null;
  }
  if (key === 'Tab') return { command: shiftKey ? 'outdent' : 'add-child' };
  if (key === 'Enter') return { command: shiftKey ? 'add-sibling-before' : 'add-sibling' };
  const command = plain[key] ?? (shiftKey ? undefined : letters[code]);
  return command ? { command } : null;
}
