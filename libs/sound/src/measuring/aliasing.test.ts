import { describe, expect, test } from 'vitest';
import { BLOCK, createStereo, type Stereo } from '../core/block.ts';
import { createTonePool } from '../core/tone-pool.ts';
import { createLowPass } from '../filters/one-pole.ts';
import { roundedSaw } from '../generators/rounded-saw.ts';
import { BELL, BOWL, CHIME } from '../modal/modal-body.ts';
import { strike } from '../modal/strike.ts';
import type { Part } from '../music/composer.ts';
import { createEnsemble } from '../music/instruments.ts';
import { strangerIn } from './aliasing.ts';
import { recordSound } from './record-sound.ts';

/** A second and a half from half a second on: what the stroke itself makes is over. */
function record(sampleRate: number, add: (out: Stereo) => void): Float32Array {
  const blocks = Math.ceil((2 * sampleRate) / BLOCK);
  const signal = new Float32Array(blocks * BLOCK);
  const block = createStereo();
  for (let i = 0; i < blocks; i++) {
    block.left.fill(0);
    block.right.fill(0);
    add(block);
    signal.set(block.left, i * BLOCK);
  }
  return signal.subarray(sampleRate / 2);
}

const harmonics = (frequency: number, count: number, stiffness = 0) =>
  Array.from({ length: count }, (_, i) => frequency * (i + 1) * Math.sqrt(1 + stiffness * (i + 1) ** 2));

describe.each([44_100, 48_000])('at %i Hz nothing folds back above -50 dB', (sampleRate) => {
  test.each<[Part, number]>([
    ['pad', 0],
    ['bass', 0],
    ['felt', 0.00035],
    ['harp', 0.0001],
    ['glass', 0.0022],
  ])('of the highest note of the %s', (part, stiffness) => {
    const ensemble = createEnsemble({ sampleRate });
    const pitch = part === 'bass' ? 52 : part === 'pad' ? 76 : 98;
    ensemble.play({ part, at: 0, seconds: 4, pitch, loud: 1 });
    const tones = harmonics(440 * 2 ** ((pitch - 69) / 12), 8, stiffness);
    expect(strangerIn(record(sampleRate, ensemble.add), sampleRate, tones)).toBeLessThan(-50);
  });

  test.each([
    ['bowl', BOWL, 294],
    ['bell', BELL, 294],
    ['chime', CHIME, 1046],
  ] as const)('of a %s', (_, body, frequency) => {
    const pool = createTonePool({ sampleRate, voices: 40 });
    strike(pool, body, { frequency, gain: 0.5, force: 1, place: 0.5 });
    const signal = record(sampleRate, (out) => pool.add(out, 1));
    expect(
      strangerIn(
        signal,
        sampleRate,
        body.tones.map(({ ratio }) => ratio * frequency),
      ),
    ).toBeLessThan(-50);
  });

  test('of the highest voice in the café, through the air to the nearest table', () => {
    const frequency = 243;
    const step = frequency / sampleRate;
    const air = createLowPass({ sampleRate, frequency: 3800 });
    let phase = 0;
    const signal = record(sampleRate, (out) => {
      for (let i = 0; i < BLOCK; i++) {
        phase = (phase + step) % 1;
        out.left[i] = roundedSaw(phase, step);
      }
      air.process(out.left);
    });
    const tones = harmonics(frequency, Math.floor(sampleRate / 2 / frequency));
    expect(strangerIn(signal, sampleRate, tones)).toBeLessThan(-50);
  });

  test('of the drone', () => {
    const { left } = recordSound('drone', { seconds: 4, strength: 1, sampleRate });
    const tones = [1, 1.5, 2, 3].flatMap((ratio) => harmonics(65.41 * ratio, 7));
    expect(strangerIn(left, sampleRate, tones)).toBeLessThan(-50);
  });
});

test('a wave with sharp corners does fold back', () => {
  let phase = 0;
  const step = 1743 / 48_000;
  const signal = Float32Array.from({ length: 96_000 }, () => {
    phase = (phase + step) % 1;
    return 2 * phase - 1;
  });
  expect(strangerIn(signal, 48_000, harmonics(1743, 13))).toBeGreaterThan(-50);
});
