import { createBed } from '../core/bed.ts';
import { createTilt } from '../filters/tilt.ts';
import type { CreateGenerator } from './generator.ts';

/** Decibels by which each colour changes with an octave. */
export const NOISE_SLOPES = { white: 0, pink: -3.0103, brown: -6.0206, blue: 3.0103, violet: 6.0206 };

/** Noise of a colour; `strength` changes nothing about it. */
export function createColour(colour: keyof typeof NOISE_SLOPES): CreateGenerator {
  return ({ sampleRate, seed }) => {
    const decibelsPerOctave = NOISE_SLOPES[colour];
    const filters = () => (decibelsPerOctave === 0 ? [] : [createTilt({ sampleRate, decibelsPerOctave })]);
    const bed = createBed({ sampleRate, seed, filters });
    return {
      change() {},
      render(out) {
        const { left, right } = bed.fill();
        out.left.set(left);
        out.right.set(right);
      },
    };
  };
}
