import type { Mix, MixLayer } from '@reflectory/contracts/sound';
import { describe, expect, test } from 'vitest';
import { BLOCK, createStereo } from '../core/block.ts';
import { seamAt } from '../measuring/seams.ts';
import { powersOf, bandOf } from '../measuring/texture.ts';
import { renderMix, renderWhole } from '../rendering/render.ts';
import { createMixer, sharedGain } from './mixer.ts';

const layer = (kind: MixLayer['kind'], place: Partial<MixLayer> = {}): MixLayer => ({
  id: kind,
  kind,
  level: 1,
  strength: 0.5,
  angle: 0,
  distance: 0,
  movement: 0,
  ...place,
});
const mixOf = (layers: MixLayer[], rest: Partial<Mix> = {}): Mix => ({
  layers,
  weather: 0,
  seed: 3,
  ...rest,
});
const sampleRate = 48_000;

test('the same seed sounds the same, another one otherwise', () => {
  const of = (seed: number) =>
    renderWhole(mixOf([layer('rain'), layer('stream')], { seed }), { sampleRate, seconds: 1 });
  expect(of(3).left).toEqual(of(3).left);
  expect(of(3).left).not.toEqual(of(4).left);
});

test('what is cut in pieces of any size sounds the same', () => {
  const mix = mixOf([layer('waves', { movement: 1 }), layer('music-calm')], { weather: 1 });
  const whole = renderWhole(mix, { sampleRate, seconds: 2 });
  const pieces = [...renderMix(mix, { sampleRate, seconds: 2, pieceFrames: BLOCK * 7 })];
  expect(pieces.flatMap(({ right }) => [...right])).toEqual([...whole.right]);
});

test('a sound keeps what it plays when others come and go', () => {
  const one = createMixer({ sampleRate });
  const other = createMixer({ sampleRate });
  const alone = mixOf([layer('stream', { level: 0.5 })]);
  one.set(alone);
  other.set(alone);
  for (const mixer of [one, other]) mixer.fader.to(1, 0.01);
  const [a, b] = [createStereo(), createStereo()];
  for (let i = 0; i < 400; i++) {
    if (i === 100) other.set(mixOf([layer('stream', { level: 0.5 }), layer('brown', { level: 0 })]));
    if (i === 200) other.set(alone);
    one.render(a);
    other.render(b);
  }
  expect(Math.max(...a.left.map((value, i) => Math.abs(value - (b.left[i] ?? 0))))).toBeLessThan(1e-6);
});

test('more sounds are not louder, and one that is turned down is quieter', () => {
  expect(sharedGain(mixOf([layer('rain', { level: 0.4 })]))).toBe(1);
  const eight = mixOf(Array.from({ length: 8 }, (_, index) => layer('rain', { id: `${index}` })));
  expect(sharedGain(eight)).toBeCloseTo(1 / Math.sqrt(8), 6);
});

describe('a tone without anything above 4 kHz', () => {
  // Whatever is heard above is a click.
  const clicks = (change: (mixer: ReturnType<typeof createMixer>) => void) => {
    const mixer = createMixer({ sampleRate });
    mixer.set(mixOf([layer('drone', { strength: 0.2 })]));
    mixer.fader.to(1, 0.4);
    const left = new Float32Array(BLOCK * 1024);
    const block = createStereo();
    for (let i = 0; i < 1024; i++) {
      if (i === 512) change(mixer);
      mixer.render(block);
      left.set(block.left, i * BLOCK);
    }
    const level = powersOf(left.subarray(BLOCK * 300, BLOCK * 500), sampleRate, 0.2)[0] ?? 1;
    // The end is no click: what is cut off there is faded.
    for (let i = 0; i < 9600; i++) left[left.length - 1 - i] = (left[left.length - 1 - i] ?? 0) * (i / 9600);
    const above = powersOf(bandOf(left, sampleRate, 4000, 22_000), sampleRate, 0.005);
    return 10 * Math.log10(Math.max(...above) / level);
  };
  test.each<[string, (mixer: ReturnType<typeof createMixer>) => void]>([
    ['begins and goes on', () => {}],
    ['is turned down at once', (mixer) => mixer.set(mixOf([layer('drone', { strength: 0.2, level: 0 })]))],
    ['goes to the other side', (mixer) => mixer.set(mixOf([layer('drone', { strength: 0.2, angle: -1 })]))],
    ['goes far away', (mixer) => mixer.set(mixOf([layer('drone', { strength: 0.2, distance: 1 })]))],
    ['becomes stronger', (mixer) => mixer.set(mixOf([layer('drone', { strength: 0.25 })]))],
    ['is taken away', (mixer) => mixer.set(mixOf([]))],
    ['is stopped', (mixer) => mixer.fader.to(0, 0)],
  ])('makes no click when it %s', (_, change) => {
    expect(clicks(change)).toBeLessThan(-60);
  });
});

describe('where one block meets the next', () => {
  test('a tone has no corner', () => {
    const { left } = renderWhole(mixOf([layer('drone')]), { sampleRate, seconds: 4 });
    for (let frame = sampleRate; frame < left.length - 1000; frame += BLOCK) {
      expect(seamAt(left, frame)).toBeLessThan(-60);
    }
  });

  test('noise bends no more than anywhere else', () => {
    const { left } = renderWhole(mixOf([layer('waves', { movement: 1 })]), { sampleRate, seconds: 8 });
    const bends = new Float64Array(BLOCK);
    for (let i = sampleRate; i < left.length; i++) {
      const place = i % BLOCK;
      bends[place] =
        (bends[place] ?? 0) + ((left[i] ?? 0) - 2 * (left[i - 1] ?? 0) + (left[i - 2] ?? 0)) ** 2;
    }
    const usual = bends.reduce((sum, bend) => sum + bend, 0) / BLOCK;
    expect(Math.abs(10 * Math.log10((bends[0] ?? 0) / usual))).toBeLessThan(0.8);
  });
});

const peakOf = (signal: Float32Array) => signal.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);

test('begins and ends in silence', () => {
  const { left } = renderWhole(mixOf([layer('white')]), { sampleRate, seconds: 6, fadeOut: 3 });
  expect(left[0]).toBe(0);
  expect(peakOf(left.subarray(-200))).toBeLessThan(1e-5);
  const levels = powersOf(left, sampleRate, 0.5);
  for (let i = 7; i < 12; i++) expect(levels[i]).toBeLessThan(levels[i - 1] ?? 0);
});

test('eight loud sounds stay below full scale', () => {
  const kinds = ['rain', 'waves', 'fire', 'train', 'cafe', 'bowls', 'music-calm', 'thunder'] as const;
  const { left, right } = renderWhole(mixOf(kinds.map((kind) => layer(kind))), { sampleRate, seconds: 8 });
  expect(Math.max(peakOf(left), peakOf(right))).toBeLessThanOrEqual(0.80001);
});
