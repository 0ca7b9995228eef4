import { expect, test } from 'vitest';
import { readBanDuration } from './ban-duration.ts';

test.each([
  ['none', null],
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5s', 1500],
  ['250ms', 250],
])('a ban of %s', (text, expected) => {
  expect(readBanDuration(text)).toBe(expected);
});

test.each(['', 'forever', '-1h', '5', '1d', '1h ', 'h'])('%j is no ban', (text) => {
  expect(() => readBanDuration(text)).toThrow('invalid format for ban duration');
});

test('a ban ends before dates do', () => {
  const milliseconds = readBanDuration('99999999999999h') ?? 0;
  expect(new Date(Date.now() + milliseconds).getUTCFullYear()).toBeLessThan(3100);
});
