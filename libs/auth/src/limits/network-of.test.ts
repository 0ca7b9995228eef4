import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::ffff:cb00:714d', '::ffff:cb00:714d'],
  ['2001:db8:85a3:4::8a2e:370:7334', '2001:db8:85a3:4'],
  ['2001:0DB8:85A3:0004:1:2:3:4', '2001:db8:85a3:4'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::5:1:2:3:4', '2001:db8:0:5'],
  ['2001::5:6:1:2:3:4', '2001:0:5:6'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
