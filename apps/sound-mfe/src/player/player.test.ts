import { FunctionCallError } from '@reflectory/client';
import { PRESETS } from '@reflectory/sound';
import { expect, test, vi } from 'vitest';
import { createPlayer } from './player.ts';
import type { Remembered } from './player-memory.ts';
import { trackOf } from './player-state.ts';
import { createOutputFake } from './testing/output-fake.ts';

vi.setConfig({ testTimeout: 60_000 });

const roof = { key: 'preset:roof', name: 'Rain on the roof', mix: PRESETS.roof.mix };
const deep = { key: 'preset:deep', name: 'Deep and even', mix: PRESETS.deep.mix };

function listen(remembered: Remembered | null = null) {
  const output = createOutputFake();
  const lock: { taken: (() => void) | null } = { taken: null };
  const kept: { value: Remembered | null } = { value: remembered };
  const fetched: string[] = [];
  const player = createPlayer({
    open: output.open,
    claim: (onTaken) => {
      lock.taken = onTaken;
      return { release: () => (lock.taken = null) };
    },
    memory: {
      read: () => kept.value,
      write: (value) => void (kept.value = value),
      forget: () => void (kept.value = null),
    },
    now: () => 1_000_000,
    music: {
      fetchBytes: ({ id }) => {
        fetched.push(id);
        return id === 'away'
          ? Promise.reject(new FunctionCallError('unavailable', 'Not to be had'))
          : Promise.resolve(new ArrayBuffer(60));
      },
      wait: output.pieces.wait,
    },
  });
  return { player, output, lock, kept, fetched };
}

test('nothing is opened before somebody wants to hear, and then it comes within a moment', async () => {
  const { player, output } = listen();
  expect(output.opened).toBe(0);
  await player.play(deep);
  expect(player.get()).toMatchObject({ status: 'playing', sounding: deep });
  expect(output.pass(0.2)).toBeGreaterThan(0);
  expect(output.pass(1)).toBeGreaterThan(0.02);
});

test('a pause goes softly, then nothing is calculated any more, and it goes on from there', async () => {
  const { player, output } = listen();
  await player.play(deep);
  output.pass(1);
  player.pause();
  expect(output.pass(0.3)).toBeGreaterThan(0);
  output.pass(0.5);
  expect(output.isResting).toBe(true);
  await player.resume();
  expect(player.get().status).toBe('playing');
  expect(output.pass(1)).toBeGreaterThan(0.02);
});

test('what fades out goes evenly, and whoever plays it meanwhile hears it as loud as before', async () => {
  const { player, output } = listen();
  await player.play(deep);
  const before = output.pass(3);
  player.fadeOut(8);
  expect(player.get().status).toBe('paused');
  const steps = [output.pass(2), output.pass(2)];
  expect(steps[0]).toBeLessThan(before);
  expect(steps[1]).toBeLessThan((steps[0] ?? 0) / 2);
  await player.resume();
  output.pass(1);
  expect(output.pass(8)).toBeGreaterThan(before / 2);
  player.fadeOut(8);
  output.pass(9);
  expect(output.isResting).toBe(true);
});

test('falling asleep: as loud as before, then quieter step by step, then silent', async () => {
  const { player, output } = listen();
  await player.play(deep);
  output.pass(1);
  player.sleepIn(30, 20);
  const before = output.pass(8);
  const steps = [output.pass(6), output.pass(6), output.pass(6)];
  output.pass(5);
  expect(before).toBeGreaterThan(0.02);
  expect(steps[0]).toBeLessThan(before);
  expect(steps[1]).toBeLessThan((steps[0] ?? 0) / 2);
  expect(steps[2]).toBeLessThan((steps[1] ?? 0) / 2);
  expect(player.get()).toMatchObject({ status: 'paused', sleep: null });
  expect(output.isResting).toBe(true);
});

test('what is begun together with its end is heard until then, the first time and again', async () => {
  const { player, output } = listen();
  for (let round = 0; round < 2; round++) {
    const playing = player.play(deep);
    player.sleepIn(30, 5);
    await playing;
    output.pass(1);
    expect(output.pass(20)).toBeGreaterThan(0.02);
    output.pass(15);
    expect(player.get()).toMatchObject({ status: 'paused', sleep: null });
    expect(output.isResting).toBe(true);
  }
});

test('who fell asleep to it is woken softly: it comes from nothing, and is a morning', async () => {
  const { player, output } = listen();
  await player.play(deep);
  output.pass(1);
  player.sleepIn(10, 5);
  player.wakeAt(1_000_000 + 200_000, 'First light');
  output.pass(12);
  expect(output.isResting).toBe(false);
  expect(output.pass(5)).toBeLessThan(1e-4);
  output.pass(7);
  expect(player.get()).toMatchObject({ status: 'playing', sounding: { name: 'First light' } });
  const first = output.pass(20);
  output.pass(40);
  expect(output.pass(5)).toBeGreaterThan(4 * first);
});

test.each([
  ['refused', 'refused'],
  ['broken', 'failed'],
] as const)('a browser in which sound is %s says so, and a second try may work', async (next, trouble) => {
  const { player, output } = listen();
  output.next = next;
  await player.play(roof);
  expect(player.get()).toMatchObject({ status: 'paused', trouble, sounding: roof });
  output.next = 'heard';
  await player.resume();
  expect(player.get()).toMatchObject({ status: 'playing', trouble: null });
});

test('another tab, a call and headphones that go each pause it and say why', async () => {
  const { player, output, lock } = listen();
  await player.play(roof);
  lock.taken?.();
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'elsewhere' });
  await player.resume();
  output.events.onInterrupted();
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'interrupted' });
  await player.resume();
  output.events.onDeviceGone();
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'deviceGone' });
});

test('a page that was loaded anew knows what was heard, and begins nothing by itself', () => {
  const { player, output } = listen({ sounding: roof, place: null, volume: 0.3 });
  expect(player.get()).toMatchObject({ status: 'paused', sounding: roof, volume: 0.3 });
  expect(output.opened).toBe(0);
});

test('what was stopped is forgotten, also by the tab', async () => {
  const { player, kept } = listen();
  await player.play(roof);
  player.stop();
  expect(player.get()).toMatchObject({ status: 'silent', sounding: null });
  expect(kept.value?.sounding).toBeNull();
});

const track = (id: string) => ({ id, title: id, artist: 'Mira', seconds: 60, gain: 0.7, credit: null });
const evening = { key: 'playlist:1', name: 'Evening', tracks: [track('Low tide'), track('Harbour')] };

test('music plays on through its pieces, and the tab knows where', async () => {
  const { player, output, kept } = listen();
  await player.play(evening);
  expect(player.get()).toMatchObject({ status: 'playing', sounding: evening });
  expect(output.pieces.levels.at(-1)).toBe(0.8);
  await output.pieces.advance(75);
  expect(trackOf(player.get())?.title).toBe('Harbour');
  expect(kept.value?.place).toMatchObject({ at: 1 });
  expect(kept.value?.place?.seconds).toBeGreaterThan(9);
});

test('a page that was loaded anew goes on in the piece where it was', async () => {
  const { player, output } = listen({ sounding: evening, place: { at: 1, seconds: 31 }, volume: 0.3 });
  expect(player.get()).toMatchObject({ status: 'paused', place: { at: 1, seconds: 31 } });
  await player.resume();
  expect(output.pieces.started).toMatchObject([{ from: 31 }]);
});

test('music and what is calculated take turns, and neither goes on below the other', async () => {
  const { player, output } = listen();
  await player.play(evening);
  await player.play(deep);
  output.pass(1);
  expect(output.pass(1)).toBeGreaterThan(0.02);
  expect(output.pieces.started[0]?.ended).not.toBeNull();
  await player.play(evening);
  output.pass(8);
  expect(output.pass(1)).toBeLessThan(1e-4);
});

test('a pause keeps the place, and pieces are gone through by key and by second', async () => {
  const { player, output } = listen();
  await player.play(evening);
  await output.pieces.advance(20);
  player.pause();
  expect(player.get().place?.seconds).toBeGreaterThan(19);
  player.music.skip(1);
  expect(player.get()).toMatchObject({ status: 'paused', place: { at: 1, seconds: 0 } });
  player.music.skip(1);
  expect(player.get().place).toEqual({ at: 1, seconds: 0 });
  player.music.seek(30);
  await player.resume();
  expect(output.pieces.started.at(-1)?.from).toBe(30);
  await output.pieces.advance(1);
  player.music.skip(-1);
  expect(player.get().place).toEqual({ at: 1, seconds: 0 });
});

test('music that fades out is gone before what is played meanwhile is loud, and so is it at a stop', async () => {
  const { player, output } = listen();
  await player.play(evening);
  await output.pieces.advance(10);
  player.fadeOut(8);
  expect(output.pieces.started[0]?.ended).toBe(18);
  await output.pieces.advance(2);
  await player.resume();
  expect(output.pieces.started[0]?.ended).toBe(12.4);
  expect(output.pieces.started[1]).toMatchObject({ ended: null });
  await output.pieces.advance(2);
  player.fadeOut(8);
  await output.pieces.advance(2);
  player.stop();
  expect(output.pieces.started.map(({ ended }) => ended)).toEqual([12.4, 16.4]);
});

test('who falls asleep to music hears it go, and finds it where it went', async () => {
  const { player, output } = listen();
  await player.play(evening);
  player.sleepIn(10, 5);
  await output.pieces.advance(10);
  output.pass(11);
  expect(output.pieces.levels.at(-1)).toBe(0);
  expect(player.get()).toMatchObject({ status: 'paused', sleep: null, place: { at: 0 } });
  expect(player.get().place?.seconds).toBeGreaterThan(9);
  expect(output.pieces.started[0]?.ended).not.toBeNull();
});

test('music that is begun together with its end is heard until then', async () => {
  const { player, output } = listen();
  const playing = player.play(evening);
  player.sleepIn(30, 5);
  await playing;
  expect(output.pieces.levels.at(-1)).toBeGreaterThan(0);
  output.pass(31);
  expect(output.pieces.levels.at(-1)).toBe(0);
  expect(player.get()).toMatchObject({ status: 'paused', sleep: null });
});

test('music that cannot be had is said, and so is the end of the last piece', async () => {
  const { player, output } = listen();
  await player.play({ ...evening, tracks: [] as never });
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'failed' });
  await player.play(evening);
  await output.pieces.advance(130);
  expect(player.get()).toMatchObject({ status: 'paused', trouble: null, place: { at: 0, seconds: 0 } });
});

test('a piece that its catalogue does not send is said, at once and after another piece', async () => {
  const { player, output } = listen();
  await player.play({ ...evening, tracks: [track('away')] });
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'notSent' });
  await player.play({ ...evening, tracks: [track('Low tide'), track('away')] });
  await output.pieces.advance(61);
  expect(player.get()).toMatchObject({ status: 'paused', trouble: 'notSent', place: { at: 1 } });
});

test('decoded music is let go of once it is stopped, slept to or followed by what is calculated, and kept by a pause', async () => {
  const { player, output, fetched } = listen();
  const one = { ...evening, tracks: [track('Low tide')] };
  const fetchesOfNext = async () => {
    fetched.length = 0;
    await player.play(one);
    return fetched.length;
  };
  await player.play(one);
  player.pause();
  expect(await fetchesOfNext()).toBe(0);
  player.stop();
  expect(await fetchesOfNext()).toBe(1);
  await player.play(deep);
  expect(await fetchesOfNext()).toBe(1);
  player.sleepIn(5, 2);
  output.pass(6);
  expect(await fetchesOfNext()).toBe(1);
});
