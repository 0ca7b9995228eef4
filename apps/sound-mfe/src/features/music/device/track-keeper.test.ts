import { expect, test } from 'vitest';
import { createTrackKeeper, type WantedTrack } from './track-keeper.ts';

const owner = { instanceId: 'acme', userId: 'ada' };
const MEGABYTE = 1_000_000;

function open({ room = 1000 * MEGABYTE, isFull = false } = {}) {
  const kept = new Map<string, number>();
  const covers = new Map<string, Blob>();
  const fetched: string[] = [];
  let broken: string | null = null;
  const keeper = createTrackKeeper({
    list: () => Promise.resolve(new Map(kept)),
    keepOnly(_owner, ids) {
      for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
      return Promise.resolve();
    },
    keep(_owner, id, bytes) {
      if (isFull) return Promise.reject(new DOMException('Full', 'QuotaExceededError'));
      kept.set(id, bytes.byteLength);
      return Promise.resolve();
    },
    room: () => Promise.resolve(room),
    listCovers: () => Promise.resolve(new Set(covers.keys())),
    keepCover(_owner, id, cover) {
      covers.set(id, cover);
      return Promise.resolve();
    },
  });
  const fetchBytes = (id: string) => {
    fetched.push(id);
    return id === broken ? Promise.reject(new Error('No network')) : Promise.resolve(new ArrayBuffer(10));
  };
  const fetchCover = (id: string) => {
    fetched.push(`cover of ${id}`);
    return id === broken ? Promise.reject(new Error('No picture')) : Promise.resolve(new Blob(['picture']));
  };
  const follow = (...wanted: WantedTrack[]) => keeper.follow({ owner, wanted, fetchBytes, fetchCover });
  const lose = (id: string | null) => void (broken = id);
  return { keeper, kept, covers, fetched, follow, lose };
}
const track = (id: string, bytes = 10): WantedTrack => ({ id, bytes });

test('what is wanted is fetched once, and what is not wanted any more goes', async () => {
  const { keeper, kept, fetched, follow } = open();
  await follow(track('a'), track('b'));
  expect(keeper.get()).toMatchObject({ left: 0, problem: null });
  await follow(track('b'), track('c'));
  expect([...kept.keys()]).toEqual(['b', 'c']);
  expect(fetched).toEqual(['a', 'b', 'c']);
  expect([...keeper.get().sizes]).toEqual([
    ['b', 10],
    ['c', 10],
  ]);
});

test('pictures come after the pieces, also of those that are there, and one that does not arrive comes later', async () => {
  const { keeper, covers, fetched, follow, lose } = open();
  await follow(track('a'));
  const withCovers = ['a', 'b'].map((id) => ({ ...track(id), has_cover: true }));
  await follow(...withCovers);
  expect(fetched).toEqual(['a', 'b', 'cover of a', 'cover of b']);
  covers.delete('a');
  lose('a');
  await follow(...withCovers);
  expect(keeper.get().problem).toBeNull();
  lose(null);
  await follow(...withCovers);
  expect([...covers.keys()]).toEqual(['b', 'a']);
});

test('what does not fit is said before anything is fetched', async () => {
  const { keeper, fetched, follow } = open({ room: 60 * MEGABYTE });
  await follow(track('a', 20 * MEGABYTE));
  expect(keeper.get().problem).toEqual({ reason: 'noRoom', needed: 20 * MEGABYTE, room: 10 * MEGABYTE });
  expect(fetched).toEqual([]);
});

test('a device that is full all the same says so, and what was kept stays', async () => {
  const { keeper, follow } = open({ isFull: true });
  await follow(track('a'));
  expect(keeper.get().problem).toMatchObject({ reason: 'noRoom' });
});

test('without network the rest comes later', async () => {
  const { keeper, kept, follow, lose } = open();
  lose('b');
  await follow(track('a'), track('b'), track('c'));
  expect(keeper.get()).toMatchObject({ left: 0, problem: { reason: 'failed' } });
  lose(null);
  await follow(track('a'), track('b'), track('c'));
  expect([...kept.keys()]).toEqual(['a', 'b', 'c']);
  expect(keeper.get().problem).toBeNull();
});

test('what was given up while it was fetched is not kept', async () => {
  const { kept, follow } = open();
  const first = follow(track('a'));
  await follow();
  await first;
  expect(kept.size).toBe(0);
});

test('who leaves has nothing fetched any more', async () => {
  const { keeper, kept, follow } = open();
  const first = follow(track('a'), track('b'));
  keeper.forget();
  await first;
  expect(kept.size).toBe(0);
});
