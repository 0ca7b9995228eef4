import { expect, it } from 'vitest';
import { mapKeyOf } from './map-keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}, isRightToLeft = false) =>
  mapKeyOf(
    { key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more },
    isRightToLeft,
  );

it('keys mean what they mean in other maps', () => {
  expect(press('Tab')).toEqual({ command: 'add-child' });
  expect(press('Enter')).toEqual({ command: 'add-sibling' });
  expect(press('Enter', { shiftKey: true })).toEqual({ command: 'add-sibling-before' });
  expect(press('F2')).toEqual({ command: 'edit' });
  expect(press(' ')).toEqual({ command: 'toggle-fold' });
  expect(press('Backspace')).toEqual({ command: 'remove' });
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ arrow: 'left', extends: true });
});

it('moves follow the direction of reading', () => {
  expect(press('ArrowRight', { altKey: true })).toEqual({ command: 'indent' });
  expect(press('ArrowRight', { altKey: true }, true)).toEqual({ command: 'outdent' });
});

it('letters are those of the place on the keyboard, and browsers keep theirs', () => {
  expect(press('ش', { code: 'KeyF' })).toEqual({ command: 'focus-branch' });
  expect(press('ئ', { code: 'KeyZ', ctrlKey: true })).toEqual({ command: 'undo' });
  expect(press('z', { code: 'KeyZ', metaKey: true, shiftKey: true })).toEqual({ command: 'redo' });
  expect(press('r', { code: 'KeyR', ctrlKey: true })).toBe(null);
  expect(press('ArrowLeft', { ctrlKey: true })).toBe(null);
  expect(press('x', { code: 'KeyX' })).toBe(null);
});
