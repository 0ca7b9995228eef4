import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.126,
  weights: {
    again: 1.37,
    stressed: 0.263,
    signsOnly: -0.746,
    scoped: 0.246,
    beside: -0.39,
    ar: -0.36,
    de: -0.041,
    fr: 0.005,
  },
};
