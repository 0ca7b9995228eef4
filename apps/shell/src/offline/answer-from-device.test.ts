import { describe, expect, it } from 'vitest';
import { createDevice, kindOfRequest } from './answer-from-device.ts';
import { DOCUMENT_URL, fitsPattern, POINTER_CACHE, POINTER_URL } from './kept-places.ts';

const ORIGIN = 'http://acme.localhost:8080';
const never = new Promise<never>(() => undefined);

/** A device with a kept document for /journal and one file, and a network that is as given. */
function deviceWith(network: () => Promise<Response>, { isKept = true, isSlow = false } = {}) {
  const kept = new Map<string, string>([
    [`${POINTER_CACHE} ${POINTER_URL}`, JSON.stringify({ cache: 'app.1', paths: ['/journal/*'] })],
    [`app.1 ${DOCUMENT_URL}`, 'kept document'],
    [`app.1 ${ORIGIN}/r/shell/1/main.js`, 'kept file'],
    [`app.0 ${ORIGIN}/r/shell/0/main.js`, 'file of an older release'],
  ]);
  const asked: string[] = [];
  const device = createDevice({
    caches: {
      async match(request, { cacheName = '' } = {}) {
        const text = isKept ? kept.get(`${cacheName} ${String(request)}`) : undefined;
        return text === undefined ? undefined : new Response(text);
      },
    },
    fetch(request) {
      asked.push(request.url);
      return network();
    },
    wait: () => (isSlow ? Promise.resolve() : never),
  });
  return { device, asked };
}

const ask = (path: string) => new Request(ORIGIN + path);
const fresh = () => Promise.resolve(new Response('fresh'));
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('a document', () => {
  it('comes from the network while that is there, whatever is kept', async () => {
    const { device } = deviceWith(fresh);
    expect(await textOf(device.answerDocument(ask('/journal')))).toBe('fresh');
  });

  it('that the network refuses is refused: a switch that is off is obeyed', async () => {
    const { device } = deviceWith(() => Promise.resolve(new Response('suspended', { status: 403 })));
    expect((await device.answerDocument(ask('/journal'))).status).toBe(403);
  });

  it.each([
    ['away', away, false],
    ['answered by a proxy alone', () => Promise.resolve(new Response('bad gateway', { status: 502 })), false],
    ['too slow', () => never, true],
  ])('comes from the device while the network is %s', async (_how, network, isSlow) => {
    const { device } = deviceWith(network, { isSlow });
    expect(await textOf(device.answerDocument(ask('/journal/write/1')))).toBe('kept document');
  });

  it('for an address that the kept one does not know is the failure of the network', async () => {
    expect((await deviceWith(away).device.answerDocument(ask('/boards'))).type).toBe('error');
    expect((await deviceWith(away, { isKept: false }).device.answerDocument(ask('/journal'))).type).toBe(
      'error',
    );
  });

  it('that is slow and not kept is waited for', async () => {
    const { device } = deviceWith(fresh, { isKept: false, isSlow: true });
    expect(await textOf(device.answerDocument(ask('/journal')))).toBe('fresh');
  });
});

describe('a file of a release', () => {
  it('comes from the device that has it', async () => {
    const { device, asked } = deviceWith(away);
    expect(await textOf(device.answerFile(ask('/r/shell/1/main.js')))).toBe('kept file');
    expect(asked).toEqual([]);
  });

  it('of another release than the kept document never does', async () => {
    const { device, asked } = deviceWith(fresh);
    expect(await textOf(device.answerFile(ask('/r/shell/0/main.js')))).toBe('fresh');
    expect(asked).toHaveLength(1);
  });
});

describe('what the service worker leaves to the browser', () => {
  const navigation = (path: string) =>
    ({ url: ORIGIN + path, method: 'GET', mode: 'navigate' }) as unknown as Request;

  it.each([
    '/',
    '/auth',
    '/auth/callback',
    '/privacy',
    '/s/token',
    '/p/token',
    '/storage/v1/object/public/a',
  ])('a document at %s', (path) => expect(kindOfRequest(navigation(path), ORIGIN)).toBeNull());

  it('calls, other origins and whatever is not asked by GET', () => {
    expect(kindOfRequest(ask('/rest/v1/entries'), ORIGIN)).toBeNull();
    expect(kindOfRequest(new Request('http://elsewhere.example/r/a/b/c.js'), ORIGIN)).toBeNull();
    expect(kindOfRequest(new Request(`${ORIGIN}/r/a/b/c.js`, { method: 'POST' }), ORIGIN)).toBeNull();
    expect(kindOfRequest(navigation('/journal'), ORIGIN)).toBe('document');
    expect(kindOfRequest(ask('/r/a/b/c.js'), ORIGIN)).toBe('file');
  });
});

it.each([
  ['/journal', '/journal', true],
  ['/journal', '/journal/', true],
  ['/journal', '/journal/new', false],
  ['/journal/*', '/journal/write/1', true],
  ['/journal/*', '/journals', false],
  ['/boards/:id', '/boards/7', true],
  ['/boards/:id', '/boards', false],
])('the pattern %s and the path %s: %s', (pattern, path, fits) => {
  expect(fitsPattern(pattern, path)).toBe(fits);
});
