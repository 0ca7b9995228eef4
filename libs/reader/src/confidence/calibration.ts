import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.088,
  weights: {
    again: 1.409,
    stressed: 0.254,
    signsOnly: -0.712,
    scoped: 0.24,
    beside: -0.383,
    ar: -0.311,
    de: -0.022,
    fr: 0.009,
  },
};
