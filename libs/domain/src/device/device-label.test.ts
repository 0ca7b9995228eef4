import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${linux} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chromium on Linux'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPadOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['node', 'Node.js'],
  ['Something/1.0 (Linux)', 'Linux'],
  ['Something/1.0', ''],
  [null, ''],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
