/** What a key does with the card that has the focus. */
export type BoardCommand =
  | { kind: 'walk'; to: Direction }
  | { kind: 'move'; to: Direction }
  | { kind: 'add' | 'done' | 'menu' | 'due' | 'labels' | 'people' | 'delete' | 'help' };
export type Direction = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last';

const letters: Readonly<Record<string, 'add' | 'menu' | 'due' | 'labels' | 'people' | 'help'>> = {
  a: 'add',
  m: 'menu',
  '.': 'menu',
  d: 'due',
  l: 'labels',
  p: 'people',
  '?': 'help',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

function directionOf(key: string, isRightToLeft: boolean): Direction | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return isRightToLeft ? 'next' : 'previous';
    case 'ArrowRight':
      return isRightToLeft ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/** What a key press on a card means; null where it is none of the board's. */
export function boardKeyOf(press: KeyPress, isRightToLeft: boolean): BoardCommand | null {
  const { key, altKey, ctrlKey, metaKey } = press;
  if (ctrlKey || metaKey) return null;
  const to = directionOf(key, isRightToLeft);
  if (to) return { kind: altKey ? 'move' : 'walk', to };
  if (altKey) return null;
  if (key === ' ') return { kind: 'done' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' };
  const kind = letters[key.toLowerCase()];
  return kind ? { kind } : null;
}
