import { createECDH } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { openPush } from './index.ts';
import { createBrowser, startPushService } from './testing/push-stand-in.ts';

const pair = createECDH('prime256v1');
pair.setPrivateKey(Buffer.alloc(32, 7));
const privateKey = pair.getPrivateKey('base64url');
const contact = 'mailto:operator@reflectory.example';
const message = {
  title: 'Acme',
  body: 'A moment to write.',
  language: 'en',
  tag: 'reminder',
  path: '/journal',
};

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});
async function start(statusOf?: (path: string) => number) {
  const service = await startPushService(statusOf);
  endings.push(service.stop);
  return service;
}
const open = (origins: string[]) => openPush({ privateKey, contact, origins }, Date.now);

it('signs for the push service, and writes what the browser alone can read', async () => {
  const service = await start();
  const browser = await createBrowser();
  const push = open([service.origin]);
  expect(await push.send({ endpoint: `${service.origin}/browser/1`, ...browser.keys }, message)).toBe('sent');
  const [pushed] = service.pushed;
  expect(pushed).toMatchObject({
    path: '/browser/1',
    headers: { ttl: '7200', urgency: 'normal', topic: 'reminder', 'content-encoding': 'aes128gcm' },
    claims: { aud: service.origin, sub: contact },
    publicKey: pair.getPublicKey('base64url'),
  });
  const ends = (pushed?.claims.exp ?? 0) - Date.now() / 1000;
  expect(ends).toBeGreaterThan(3600);
  expect(ends).toBeLessThan(24 * 3600);
  expect(pushed?.body.length).toBeLessThanOrEqual(4096);
  expect(JSON.parse(await browser.decrypt(pushed?.body ?? new Uint8Array()))).toEqual(message);
  expect(pushed?.body.includes('moment')).toBe(false);
});

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'failed'],
  [413, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
])('takes %i for %s', async (status, outcome) => {
  const service = await start(() => status);
  const { keys } = await createBrowser();
  expect(await open([service.origin]).send({ endpoint: service.origin, ...keys }, message)).toBe(outcome);
});

it('follows nobody elsewhere, and connects to no address of its own network', async () => {
  const service = await start((path) => (path === '/moved' ? 307 : 201));
  const { keys } = await createBrowser();
  expect(await open([service.origin]).send({ endpoint: `${service.origin}/moved`, ...keys }, message)).toBe(
    'gone',
  );
  expect(service.pushed).toHaveLength(1);
  const { port } = new URL(service.origin);
  for (const endpoint of [service.origin, `https://127.0.0.1:${port}`, `https://[::1]:${port}`])
    expect(await open([]).send({ endpoint, ...keys }, message)).toBe('gone');
  expect(service.pushed).toHaveLength(1);
});

it('sends nothing by keys that no browser gives', async () => {
  const service = await start();
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  expect(await open([service.origin]).send({ endpoint: service.origin, ...keys }, message)).toBe('gone');
  expect(service.pushed).toEqual([]);
});
