import { expect, test } from 'vitest';
import { directionOfText } from './direction-of-text.ts';

test('a text runs as its first letter does, and as it is told where it has none', () => {
  expect(directionOfText('“Only the bridge”', 'rtl')).toBe('ltr');
  expect(directionOfText('12. الجسر at night', 'ltr')).toBe('rtl');
  expect(directionOfText('40 %', 'rtl')).toBe('rtl');
  expect(directionOfText('', 'ltr')).toBe('ltr');
});
