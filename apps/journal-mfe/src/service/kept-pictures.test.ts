import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findKeptPicture, forgetPicture, keepPicture, pictureKeeper } from './kept-pictures.ts';

/** Caches in memory, as far as pictures use them. */
function cachesFake() {
  const all = new Map<string, Map<string, Blob>>();
  const bare = (address: string) => address.split('?')[0];
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Blob>();
    all.set(name, kept);
    const found = (address: string) => [...kept.keys()].filter((key) => bare(key) === bare(address));
    return {
      match: async (address: string) => {
        const content = kept.get(found(address)[0] ?? '');
        return content && { blob: async () => content };
      },
      put: async (address: string, answer: { content: Blob }) => void kept.set(address, answer.content),
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://app.test${path}` })),
      delete: async (request: string | { url: string }) => {
        const address = typeof request === 'string' ? request : request.url.slice('https://app.test'.length);
        return found(address).map((key) => kept.delete(key)).length > 0;
      },
    };
  };
  return { all, open, delete: async (name: string) => all.delete(name) };
}

const ada = { instanceId: 'acme', userId: 'ada' };
const bob = { instanceId: 'acme', userId: 'bob' };
const SMALL = { side: 144, resize: 'cover' } as const;
const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23);
const picture = (bytes = 10) => new Blob(['x'.repeat(bytes)], { type: 'image/webp' });
const keep = (fileId: string, content = picture(), at = now, owner = ada) =>
  keepPicture(owner, { fileId, size: SMALL }, content, at);
const isKept = async (fileId: string, owner = ada) => (await findKeptPicture(owner, fileId, SMALL)) !== null;

let fake: ReturnType<typeof cachesFake>;
beforeEach(() => {
  fake = cachesFake();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal(
    'Response',
    class {
      readonly content: Blob;
      constructor(content: Blob) {
        this.content = content;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('shows a picture that was seen before, in its size and to its person', async () => {
  await keep('a');
  expect((await findKeptPicture(ada, 'a', SMALL))?.size).toBe(10);
  expect(await findKeptPicture(ada, 'a', { side: 1800, resize: 'contain' })).toBeNull();
  expect(await isKept('a', bob)).toBe(false);
});

it('keeps one of each size, however often it is seen', async () => {
  await keep('a');
  await keep('a', picture(20), now + 1);
  expect([...fake.all.values()].map(({ size }) => size)).toEqual([1]);
  expect((await findKeptPicture(ada, 'a', SMALL))?.size).toBe(20);
});

it('lets the oldest go when there are too many, too many bytes, or they are old', async () => {
  for (let index = 0; index < 502; index += 1) await keep(`p${index}`, picture(1), now + index);
  expect([await isKept('p1'), await isKept('p2'), await isKept('p501')]).toEqual([false, true, true]);
  for (let index = 0; index < 16; index += 1)
    await keep(`big${index}`, picture(3_900_000), now + 1000 + index);
  expect([await isKept('p501'), await isKept('big0'), await isKept('big1')]).toEqual([false, false, true]);
  await keep('later', picture(), now + 31 * DAY);
  expect(await isKept('big15')).toBe(false);
  await keep('huge', picture(4_000_001), now + 31 * DAY);
  expect([await isKept('huge'), await isKept('later')]).toEqual([false, true]);
});

it('forgets a picture that was removed, and all of them with the person', async () => {
  await keep('a');
  await keep('b');
  await keep('c', picture(), now, bob);
  await forgetPicture(ada, 'a');
  expect([await isKept('a'), await isKept('b')]).toEqual([false, true]);
  await pictureKeeper.forget({ ...ada, client: {} as never }, { withUnsent: false });
  expect([await isKept('b'), await isKept('c', bob)]).toEqual([false, true]);
});

it('goes without a place to keep them', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')) });
  await keep('a');
  expect(await isKept('a')).toBe(false);
});
