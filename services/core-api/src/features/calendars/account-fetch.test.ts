import { expect, it } from 'vitest';
import { isOfServer } from './account-fetch.ts';

it.each([
  ['https://caldav.icloud.com/1/', 'https://caldav.icloud.com', true],
  ['https://p42-caldav.icloud.com/1/', 'https://caldav.icloud.com', true],
  ['https://cloud.example.org/dav/', 'https://cloud.example.org/apps', true],
  ['http://p42-caldav.icloud.com/1/', 'https://caldav.icloud.com', false],
  ['https://p42-caldav.icloud.com:8443/1/', 'https://caldav.icloud.com', false],
  ['https://icloud.com.evil.example/', 'https://caldav.icloud.com', false],
  ['https://evilicloud.com/', 'https://caldav.icloud.com', false],
  ['https://other.com/', 'https://example.com', false],
  ['https://10.0.0.7/', 'https://10.0.0.5', false],
  ['https://somebody@caldav.icloud.com/', 'https://caldav.icloud.com', false],
  ['no address', 'https://caldav.icloud.com', false],
])('a password for another server: %s of %s is %s', (address, server, isOf) => {
  expect(isOfServer(address, server)).toBe(isOf);
});
