import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.078,
  weights: {
    again: 1.41,
    stressed: 0.257,
    signsOnly: -0.705,
    scoped: 0.24,
    beside: -0.375,
    ar: -0.338,
    de: -0.019,
    fr: 0.012,
  },
};
