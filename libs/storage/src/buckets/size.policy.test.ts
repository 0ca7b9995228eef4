import { expect, it } from 'vitest';
import { isTypeAllowed, parseSize } from './size.policy.ts';

it.each([
  [null, null],
  [1234, 1234],
  ['1234', 1234],
  ['1kb', 1000],
  ['20mb', 20_000_000],
  ['1.5 GB', 1_500_000_000],
])('reads the size %j', (given, bytes) => {
  expect(parseSize(given)).toBe(bytes);
});

it.each(['', 'many', '-1', 0, '1tb', '9'.repeat(30)])('refuses the size %j', (given) => {
  expect(() => parseSize(given)).toThrow(/^Invalid file size limit/);
});

it('knows kinds of media types', () => {
  expect(isTypeAllowed('image/PNG', ['image/*'])).toBe(true);
  expect(isTypeAllowed('text/plain;charset=UTF-8', ['text/plain'])).toBe(true);
  expect(isTypeAllowed('text/html', ['image/*', 'text/plain'])).toBe(false);
  expect(isTypeAllowed('anything/at-all', null)).toBe(true);
});
