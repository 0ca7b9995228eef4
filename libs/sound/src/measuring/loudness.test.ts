import { expect, test } from 'vitest';
import { integratedLoudness, truePeak } from './loudness.ts';

const sine = (frequency: number, amplitude: number, sampleRate: number, seconds = 5) =>
  Float32Array.from(
    { length: sampleRate * seconds },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / sampleRate),
  );

test.each([44_100, 48_000])(
  'a tone of 997 Hz in one channel at full scale has -3.01 LUFS at %i Hz',
  (sampleRate) => {
    const left = sine(997, 1, sampleRate);
    const right = new Float32Array(left.length);
    expect(integratedLoudness({ left, right, sampleRate })).toBeCloseTo(-3.01, 1);
  },
);

test('a tone in both channels at -23 dB has -23 LUFS, and silence around it is gated', () => {
  const tone = sine(1000, 10 ** (-23 / 20), 48_000);
  const left = new Float32Array(tone.length * 3);
  left.set(tone, tone.length);
  expect(integratedLoudness({ left, right: left, sampleRate: 48_000 })).toBeCloseTo(-23, 0);
});

test('deep tones count less and high ones more', () => {
  const of = (frequency: number) => {
    const left = sine(frequency, 0.1, 48_000);
    return integratedLoudness({ left, right: left, sampleRate: 48_000 });
  };
  expect(of(40)).toBeLessThan(of(1000) - 4);
  expect(of(8000)).toBeGreaterThan(of(1000) + 2.5);
});

test('a curve that is highest between its samples is found', () => {
  const signal = Float32Array.from({ length: 4800 }, (_, i) => Math.sin((Math.PI * i) / 2 + Math.PI / 4));
  const peak = truePeak({ left: signal, right: signal, sampleRate: 48_000 });
  expect(20 * Math.log10(Math.max(...signal))).toBeCloseTo(-3.01, 1);
  expect(Math.abs(peak)).toBeLessThan(0.2);
});
