import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import type { BootManifest } from '@reflectory/contracts/boot';
import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { forgetApp } from './forget-app.ts';
import { keepApp } from './keep-app.ts';
import { DOCUMENT_URL, POINTER_CACHE, POINTER_URL } from './kept-places.ts';

/** Caches in memory, as far as the app uses them. */
function cachesFake() {
  const all = new Map<string, Map<string, string>>();
  const cacheOf = (name: string) => {
    const cache = all.get(name) ?? new Map<string, string>();
    all.set(name, cache);
    return cache;
  };
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const caches = {
    open: async (name: string) => ({
      match: async (address: string) => found(cacheOf(name).get(address)),
      keys: async () => [...cacheOf(name).keys()].map((address) => ({ url: `https://host${address}` })),
      put: async (address: string, answer: Response) => void cacheOf(name).set(address, await answer.text()),
    }),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string) =>
      found([...all.values()].find((cache) => cache.has(address))?.get(address)),
  };
  return { caches: caches as unknown as CacheStorage, all };
}

const person = { userId: FAKE_USER.id, role: 'user', instances: [] } as const;
const bootWith = (hash: string, more: Partial<BootManifest> = {}) =>
  bootManifestFake({
    principal: { ...person, instances: [] },
    remotes: [
      {
        ...bootRemote(),
        baseUrl: `/r/journal/${hash}/`,
        files: { 'page.js': 'sha384-x', 'page.js.map': 'sha384-y' },
      },
    ],
    ...more,
  });
const documentOf = (boot: BootManifest, shell: string) =>
  `<!doctype html><html lang="en"><head><script src="/r/shell/${shell}/theme.js"></script>
  <link rel="stylesheet" href="/brand/1/2.css"><script defer src="/r/shell/pieces/react.js"></script>
  <script defer src="/r/shell/${shell}/main.js"></script></head>
  <body><script type="application/json" id="boot-manifest">${JSON.stringify(boot)}</script></body></html>`;
const pageOf = (boot: BootManifest, shell: string) =>
  new DOMParser().parseFromString(documentOf(boot, shell), 'text/html');

/** A gateway that serves these releases, and a page that was made of others or the same. */
function keepWith(
  fake: ReturnType<typeof cachesFake>,
  served: string,
  options: {
    runs?: string;
    boot?: BootManifest;
    broken?: string;
    isWanted?: boolean;
    answer?: (address: string, init?: RequestInit) => Response | undefined;
  } = {},
) {
  const { runs = served, boot = bootWith(served), broken, isWanted = true, answer } = options;
  const running = bootWith(runs);
  return keepApp({
    boot: running,
    page: pageOf(running, runs),
    userId: FAKE_USER.id,
    caches: fake.caches,
    async fetch(address, init) {
      const own = answer?.(address, init);
      if (own) return own;
      if (broken && address.includes(broken)) return new Response('gone', { status: 404 });
      if (address === '/journal') return new Response(documentOf(boot, served));
      if (address.endsWith('/offline.json'))
        return Response.json(['main.js', 'chunk.js', '../pieces/react.js']);
      return new Response(address);
    },
    whenIdle: () => Promise.resolve(),
    isWanted: () => isWanted,
  });
}
const appsOf = ({ all }: ReturnType<typeof cachesFake>) =>
  [...all.keys()].filter((name) => name.startsWith('reflectory.app.'));
const inUse = ({ all }: ReturnType<typeof cachesFake>): { cache: string; paths: string[] } | null =>
  JSON.parse(all.get(POINTER_CACHE)?.get(POINTER_URL) ?? 'null');

it('keeps a document with every file that it can come to need, and says that it is kept', async () => {
  const fake = cachesFake();
  expect(await keepWith(fake, '1')).toBe(true);
  const files = fake.all.get(inUse(fake)?.cache ?? '');
  expect([...(files?.keys() ?? [])].toSorted()).toEqual([
    '/brand/1/2.css',
    DOCUMENT_URL,
    '/r/journal/1/page.js',
    '/r/shell/1/chunk.js',
    '/r/shell/1/main.js',
    '/r/shell/1/theme.js',
    '/r/shell/pieces/react.js',
  ]);
  expect(files?.get(DOCUMENT_URL)).toContain('<html data-kept lang="en">');
  expect(inUse(fake)?.paths).toContain('/settings');
});

it('asks for the list of a remote that the document does not carry, by its hash', async () => {
  const fake = cachesFake();
  const boot = bootWith('1');
  const listing = boot.remotes.map((remote) => ({ ...remote, files: { 'files.json': 'sha384-list' } }));
  const asked = new Map<string, string | undefined>();
  const kept = await keepWith(fake, '1', {
    boot: { ...boot, remotes: listing },
    answer(address, init) {
      asked.set(address, init?.integrity);
      return address.endsWith('/files.json')
        ? Response.json({ 'remote-entry.js': 'sha384-e', 'page.js': 'sha384-x', 'page.js.map': 'sha384-y' })
        : undefined;
    },
  });
  expect(kept).toBe(true);
  expect(asked.get('/r/journal/1/files.json')).toBe('sha384-list');
  expect(asked.get('/r/journal/1/remote-entry.js')).toBe('sha384-e');
  expect(asked.get('/r/journal/1/page.js')).toBe('sha384-x');
  expect(asked.has('/r/journal/1/page.js.map')).toBe(false);
});

it('uses a new document whole or not at all, and removes the one before', async () => {
  const fake = cachesFake();
  await keepWith(fake, '1');
  const before = inUse(fake);
  await expect(keepWith(fake, '2', { broken: '/r/journal/2/' })).rejects.toThrow('404');
  expect(inUse(fake)).toEqual(before);
  expect(await keepWith(fake, '2')).toBe(true);
  expect(appsOf(fake)).toEqual([inUse(fake)?.cache]);
  expect(inUse(fake)?.cache).not.toBe(before?.cache);
});

it('leaves a newer document to a page of its own release', async () => {
  const fake = cachesFake();
  await keepWith(fake, '1');
  const before = inUse(fake);
  expect(await keepWith(fake, '2', { runs: '1' })).toBe(false);
  expect(inUse(fake)).toEqual(before);
});

it('keeps no document that was made for somebody else, for nobody, or after signing out', async () => {
  const fake = cachesFake();
  const other = bootWith('1', { principal: { ...person, userId: crypto.randomUUID(), instances: [] } });
  expect(await keepWith(fake, '1', { boot: other })).toBe(false);
  expect(await keepWith(fake, '1', { boot: bootWith('1', { principal: null }) })).toBe(false);
  expect(await keepWith(fake, '1', { isWanted: false })).toBe(false);
  expect(inUse(fake)).toBeNull();
});

it('forgets all of it', async () => {
  const fake = cachesFake();
  await keepWith(fake, '1');
  await forgetApp(fake.caches);
  expect([...fake.all.keys()]).toEqual([]);
});
