import { describe, expect, test } from 'vitest';
import { recordSound } from '../measuring/record-sound.ts';
import { standingOf } from '../measuring/seams.ts';
import { slopesOf, spectrumOf } from '../measuring/spectrum.ts';
import { correlationOf } from '../measuring/texture.ts';
import { NOISE_SLOPES } from './noise.ts';

const COLOURS = Object.entries(NOISE_SLOPES) as [keyof typeof NOISE_SLOPES, number][];

describe.each([44_100, 48_000])('at %i Hz', (sampleRate) => {
  test.each(COLOURS)('%s changes by %f dB with each octave', (colour, slope) => {
    const { left } = recordSound(colour, { seconds: 20, sampleRate });
    const slopes = slopesOf(spectrumOf(left, sampleRate, 16_384), 62.5, 16_000);
    expect(slopes).toHaveLength(8);
    for (const value of slopes) expect(Math.abs(value - slope)).toBeLessThan(1);
  });
});

test.each(COLOURS)(
  '%s stands nowhere but around zero, and both ears hear something of their own',
  (colour) => {
    const { left, right } = recordSound(colour, { seconds: 20 });
    expect(standingOf(left)).toBeLessThan(-20);
    const alike = correlationOf(left, right);
    expect(alike).toBeGreaterThan(0.2);
    expect(alike).toBeLessThan(0.4);
  },
);
