import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus. */
export const calibration: { base: number; weights: Signals } = {
  base: 0.812,
  weights: {
    again: 0.487,
    stressed: 0.281,
    signsOnly: -1.082,
    scoped: 0.075,
    beside: -0.234,
    ar: -0.065,
    de: 0.355,
    fr: 0.362,
  },
};
