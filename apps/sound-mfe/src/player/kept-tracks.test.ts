import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findKeptCover,
  findKeptTrack,
  forgetKeptTracks,
  keepCover,
  keepOnlyTracks,
  keepTrack,
  listKeptCovers,
  listKeptTracks,
} from './kept-tracks.ts';
import { createCachesFake } from './testing/caches-fake.ts';

const ada = { instanceId: 'acme', userId: 'ada' };
const bob = { instanceId: 'acme', userId: 'bob' };
const bytes = (length: number) => new Uint8Array(length).buffer;

let caches: ReturnType<typeof createCachesFake>;
beforeEach(() => {
  caches = createCachesFake();
  vi.stubGlobal('caches', caches);
});
afterEach(() => vi.unstubAllGlobals());

test('a piece is kept for its person alone, and says how large it is', async () => {
  await keepTrack(ada, 'a', bytes(40));
  expect((await findKeptTrack(ada, 'a'))?.byteLength).toBe(40);
  expect(await findKeptTrack(bob, 'a')).toBeNull();
  expect([...(await listKeptTracks(ada))]).toEqual([['a', 40]]);
});

test('a piece that is kept again is there once', async () => {
  await keepTrack(ada, 'a', bytes(40));
  await keepTrack(ada, 'a', bytes(50));
  expect([...(await listKeptTracks(ada))]).toEqual([['a', 50]]);
});

test('what is not wanted any more goes, and so does everything of a person who leaves', async () => {
  for (const id of ['a', 'b', 'c']) await keepTrack(ada, id, bytes(8));
  await keepTrack(bob, 'a', bytes(8));
  await keepOnlyTracks(ada, new Set(['b']));
  expect([...(await listKeptTracks(ada)).keys()]).toEqual(['b']);
  await forgetKeptTracks(ada);
  expect((await listKeptTracks(ada)).size).toBe(0);
  expect((await listKeptTracks(bob)).size).toBe(1);
});

test('a picture is kept beside its piece and goes with it', async () => {
  for (const id of ['a', 'b']) {
    await keepTrack(ada, id, bytes(8));
    await keepCover(ada, id, new Blob(['picture'], { type: 'image/webp' }));
  }
  expect([...(await listKeptTracks(ada)).keys()]).toEqual(['a', 'b']);
  expect((await findKeptCover(ada, 'a'))?.type).toBe('image/webp');
  expect(await findKeptCover(bob, 'a')).toBeNull();
  await keepOnlyTracks(ada, new Set(['b']));
  expect([...(await listKeptCovers(ada))]).toEqual(['b']);
});

test('a device without room says so', async () => {
  caches.fill();
  await expect(keepTrack(ada, 'a', bytes(8))).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('a browser that keeps nothing answers as if nothing was kept', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Refused')) });
  expect(await findKeptTrack(ada, 'a')).toBeNull();
  expect((await listKeptTracks(ada)).size).toBe(0);
  await keepOnlyTracks(ada, new Set());
});
