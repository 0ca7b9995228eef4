import { describe, expect, test } from 'vitest';
import { levelSpeech } from './level-speech.ts';

const RATE = 24_000;
const tone = (seconds: number, level: number | ((second: number) => number)) =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const loud = typeof level === 'number' ? level : level(at / RATE);
    return loud * Math.sin((2 * Math.PI * 220 * at) / RATE);
  });
const loudness = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((power, sample) => power + sample ** 2, 0) / part.length);
};
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('speech', () => {
  test.each([0.05, 0.3, 1])('of any loudness (%d) comes to the same', (level) => {
    const samples = tone(2, level);
    expect(levelSpeech([samples], RATE)).toBe(true);
    expect(loudness(samples, 0.5, 1.5)).toBeCloseTo(0.1, 2);
  });

  test('that becomes loud at once is held, also between its loud moments and the others', () => {
    const samples = tone(3, (second) => (second > 1.51 && second < 1.6 ? 1 : 0.02));
    samples[RATE] = 1;
    levelSpeech([samples], RATE);
    expect(peak(samples)).toBeLessThanOrEqual(0.5);
    expect(loudness(samples, 1.5, 1.6)).toBeLessThan(0.21);
    expect(loudness(samples, 0.3, 0.9)).toBeGreaterThan(0.04);
  });

  test('comes from silence and goes into it', () => {
    const samples = Float32Array.from({ length: RATE }, () => 0.9);
    levelSpeech([samples], RATE);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
    expect(samples[Math.round(0.01 * RATE)]).toBeLessThan(0.05);
  });

  test.each([
    ['silence', new Float32Array(RATE)],
    ['nothing', new Float32Array(0)],
    ['no numbers', Float32Array.from({ length: RATE }, () => Number.NaN)],
    ['a number that is none', tone(1, (second) => (second > 0.5 ? Number.POSITIVE_INFINITY : 0.1))],
  ])('is not what is %s', (_, samples) => {
    expect(levelSpeech([samples], RATE)).toBe(false);
  });
});
