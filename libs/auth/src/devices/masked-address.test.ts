import { expect, test } from 'vitest';
import { maskAddress, readAddress } from './masked-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.…'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.…'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::8a2e:370:7334', '2001:db8:…'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:…'],
  ['::1', '::1', ':…'],
  ['unknown', null, null],
  ['203.0.113.77, 1.1.1.1', null, null],
])('%s is kept as %s and shown as %s', (given, kept, shown) => {
  expect(readAddress(given)).toBe(kept);
  expect(maskAddress(readAddress(given))).toBe(shown);
});
