import type { Mix } from '@reflectory/contracts/sound';
import { describe, expect, test } from 'vitest';
import { BLOCK, createStereo } from '../core/block.ts';
import { powersOf } from '../measuring/texture.ts';
import { createSoundEngine, type SoundEngine } from './sound-engine.ts';

const sampleRate = 48_000;
const brown: Mix = {
  layers: [{ id: 'one', kind: 'brown', level: 1, strength: 0.5, angle: 0, distance: 0, movement: 0 }],
  weather: 0,
  seed: 1,
};

function listen(engine: SoundEngine, seconds: number): Float32Array {
  const blocks = Math.round((seconds * sampleRate) / BLOCK);
  const left = new Float32Array(blocks * BLOCK);
  const block = createStereo();
  for (let i = 0; i < blocks; i++) {
    engine.render(block);
    left.set(block.left, i * BLOCK);
  }
  return left;
}
const firstSound = (signal: Float32Array, least = 1e-4) =>
  signal.findIndex((value) => Math.abs(value) > least) / sampleRate;

describe('an engine', () => {
  test('is silent until it is told what to play', () => {
    const engine = createSoundEngine({ sampleRate });
    expect(Math.max(...listen(engine, 0.2))).toBe(0);
    engine.do({ type: 'mix', mix: brown });
    engine.do({ type: 'fade', level: 1, seconds: 0.2 });
    expect(firstSound(listen(engine, 1))).toBeLessThan(0.15);
  });

  test('rings at the frame it was told, beside what is silent', () => {
    const engine = createSoundEngine({ sampleRate });
    engine.plan({ key: 'bell', inSeconds: 0.5, command: { type: 'ring', ring: 'bell', loud: 1 } });
    const heard = firstSound(listen(engine, 1), 1e-5);
    // A block late because of the limiter, and a moment of attack.
    expect(heard).toBeGreaterThanOrEqual(0.5);
    expect(heard).toBeLessThan(0.51);
  });

  test('falls asleep with a fade that only ever becomes quieter, and says when it sleeps', () => {
    const marks: string[] = [];
    const engine = createSoundEngine({
      sampleRate,
      onMark: (name) => marks.push(`${name} ${engine.seconds().toFixed(1)}`),
    });
    engine.do({ type: 'mix', mix: brown });
    engine.do({ type: 'fade', level: 1, seconds: 0.2 });
    engine.plan({ key: 'sleep.fade', inSeconds: 2, command: { type: 'fade', level: 0, seconds: 6 } });
    engine.plan({ key: 'sleep.mark', inSeconds: 8, command: { type: 'mark', name: 'asleep' } });
    const levels = [...powersOf(listen(engine, 9), sampleRate, 0.5)].map(
      (power) => 10 * Math.log10(power + 1e-15),
    );
    expect(marks).toEqual(['asleep 8.0']);
    for (let i = 5; i < 15; i++) expect(levels[i]).toBeLessThan((levels[i - 1] ?? 0) + 1);
    // Even to the ear: half the way is half of the decibels.
    expect((levels[9] ?? 0) - (levels[3] ?? 0)).toBeLessThan(-20);
    expect((levels[9] ?? 0) - (levels[3] ?? 0)).toBeGreaterThan(-45);
    expect(levels[17]).toBe(-150);
  });

  test('forgets what was planned, and plans it anew', () => {
    const marks: string[] = [];
    const engine = createSoundEngine({ sampleRate, onMark: (name) => marks.push(name) });
    engine.plan({ key: 'sleep.a', inSeconds: 0.1, command: { type: 'mark', name: 'a' } });
    engine.plan({ key: 'sleep.b', inSeconds: 0.1, command: { type: 'mark', name: 'b' } });
    engine.plan({ key: 'wake', inSeconds: 0.1, command: { type: 'mark', name: 'wake' } });
    engine.cancel('sleep.');
    engine.plan({ key: 'wake', inSeconds: 0.2, command: { type: 'mark', name: 'later' } });
    listen(engine, 0.5);
    expect(marks).toEqual(['later']);
  });

  test('keeps a hundred bells at once below full scale', () => {
    const engine = createSoundEngine({ sampleRate });
    for (let i = 0; i < 100; i++) engine.do({ type: 'ring', ring: 'bell', loud: 1 });
    expect(Math.max(...listen(engine, 2).map(Math.abs))).toBeLessThanOrEqual(0.80001);
  });
});
