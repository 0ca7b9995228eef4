import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.114,
  weights: {
    again: 1.384,
    stressed: 0.245,
    signsOnly: -0.728,
    scoped: 0.243,
    beside: -0.389,
    ar: -0.325,
    de: -0.036,
    fr: 0.014,
  },
};
