import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.095,
  weights: {
    again: 1.307,
    stressed: 0.352,
    signsOnly: -0.746,
    scoped: 0.265,
    beside: -0.362,
    ar: -0.339,
    de: -0.004,
    fr: 0.043,
  },
};
