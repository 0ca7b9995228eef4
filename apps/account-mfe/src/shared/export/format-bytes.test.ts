import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it('takes the unit that fits', () => {
  expect([0, 999, 1000, 64_512, 1_400_000, 2_000_000_000].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '64.5 kB',
    '1.4 MB',
    '2 GB',
  ]);
});

it('speaks the language of the page', () => {
  expect(formatBytes(1_400_000, 'de')).toBe('1,4 MB');
});
