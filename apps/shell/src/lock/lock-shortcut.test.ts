import { expect, it } from 'vitest';
import { isLockShortcut } from './lock-shortcut.ts';

const press = (keys: Partial<KeyboardEvent>) =>
  isLockShortcut({
    key: 'L',
    code: 'KeyL',
    ctrlKey: false,
    metaKey: false,
    shiftKey: true,
    altKey: false,
    ...keys,
  });

it('is Ctrl or ⌘ with Shift and L', () => {
  expect([press({ ctrlKey: true }), press({ metaKey: true })]).toEqual([true, true]);
  expect([
    press({}),
    press({ ctrlKey: true, shiftKey: false }),
    press({ ctrlKey: true, altKey: true }),
  ]).toEqual([false, false, false]);
});

it('follows the letter on a Latin keyboard and the place on another', () => {
  expect(press({ ctrlKey: true, key: 'l', code: 'KeyP' })).toBe(true);
  expect(press({ ctrlKey: true, key: 'N', code: 'KeyL' })).toBe(false);
  expect(press({ ctrlKey: true, key: 'م', code: 'KeyL' })).toBe(true);
});
