import { expect, test } from 'vitest';
import { createPieceFake } from './testing/piece-fake.ts';
import type { TrackPlace } from './track.ts';
import { createTrackQueue } from './track-queue.ts';

const LENGTHS: Record<string, number> = { low: 60, tide: 40, long: 600, broken: 0 };
const track = (id: string) => ({ id, title: id, artist: '', seconds: 1, gain: 0.5, credit: null });

function listen() {
  const node = createPieceFake();
  const outputs = [node];
  const told: { places: TrackPlace[]; ends: number; failed: TrackPlace[] } = {
    places: [],
    ends: 0,
    failed: [],
  };
  const fetched: string[] = [];
  const queue = createTrackQueue(
    {
      open: () => Promise.resolve(outputs.at(-1) ?? node),
      fetchBytes: ({ id }) => {
        fetched.push(id);
        return id in LENGTHS
          ? Promise.resolve(new ArrayBuffer(LENGTHS[id] ?? 0))
          : Promise.reject(new Error('Gone'));
      },
      wait: node.wait,
    },
    {
      onPlace: (place) => told.places.push(place),
      onEnd: () => (told.ends += 1),
      onFailed: (place) => told.failed.push(place),
    },
  );
  return { node, queue, told, fetched, outputs };
}
const start = { at: 0, seconds: 0 };

test('a piece begins with the sample after the last of the one before it', async () => {
  const { node, queue, told } = listen();
  await queue.play([track('low'), track('tide')], start);
  await node.advance(61);
  const [first, second] = node.started;
  expect(second?.at).toBe((first?.at ?? 0) + 60);
  expect(second).toMatchObject({ from: 0, gain: 0.5, ended: null });
  expect(queue.place()?.at).toBe(1);
  expect(told.places).toContainEqual({ at: 1, seconds: 0 });
});

test('a piece is decoded anew for another output', async () => {
  const { queue, fetched, outputs } = listen();
  await queue.play([track('low')], start);
  await queue.play([track('low')], start);
  expect(fetched).toEqual(['low']);
  const other = createPieceFake();
  outputs.push(other);
  await queue.play([track('low')], start);
  expect(fetched).toEqual(['low', 'low']);
  expect(other.started).toHaveLength(1);
});

test('the next piece is fetched when it is near, and not before', async () => {
  const { node, queue, fetched } = listen();
  await queue.play([track('low'), track('tide')], start);
  await node.advance(25);
  expect(fetched).toEqual(['low']);
  await node.advance(10);
  expect(fetched).toEqual(['low', 'tide']);
});

test('what stops says where it is, and goes on from there without being fetched again', async () => {
  const { node, queue, fetched } = listen();
  await queue.play([track('long')], start);
  await node.advance(100);
  const place = queue.stop(0.6);
  expect(place?.seconds).toBeCloseTo(99.95, 5);
  expect(queue.place()).toBeNull();
  await queue.play([track('long')], place ?? start);
  expect(node.started.at(-1)?.from).toBe(place?.seconds);
  expect(fetched).toEqual(['long']);
});

test('after the last piece it is over, and said once', async () => {
  const { node, queue, told } = listen();
  await queue.play([track('tide')], start);
  await node.advance(45);
  expect(told.ends).toBe(1);
  expect(queue.place()).toBeNull();
});

test('repeated, the first piece follows the last with the next sample, also where it is the only one', async () => {
  const { node, queue, told } = listen();
  await queue.play([track('tide')], start, true);
  await node.advance(100);
  expect(node.started.map(({ at }) => at - (node.started[0]?.at ?? 0))).toEqual([0, 40, 80, 120]);
  expect(queue.place()?.at).toBe(0);
  expect(told.ends).toBe(0);
});

test.each(['broken', 'gone'])('a next piece that is %s fails when its time has come', async (id) => {
  const { node, queue, told } = listen();
  await queue.play([track('tide'), track(id)], start);
  await node.advance(35);
  expect(told.failed).toEqual([]);
  await node.advance(10);
  expect(told.failed).toEqual([{ at: 1, seconds: 0 }]);
});

test('a piece that is no music fails at once', async () => {
  const { queue } = listen();
  await expect(queue.play([track('broken')], start)).rejects.toThrow('No music');
});

test('of two presses the later one is heard', async () => {
  const { node, queue } = listen();
  const tracks = [track('low'), track('tide')];
  await Promise.all([queue.play(tracks, start), queue.play(tracks, { at: 1, seconds: 0 })]);
  expect(node.started.map(({ seconds }) => seconds)).toEqual([40]);
});

test('a piece that nobody measured is measured when it is there', async () => {
  const { node, queue } = listen();
  await queue.play([{ ...track('low'), gain: null }], start);
  expect(node.started).toMatchObject([{ gain: 0.25 }]);
});
