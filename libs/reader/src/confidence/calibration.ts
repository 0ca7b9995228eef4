import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: 1.092,
  weights: {
    again: 1.388,
    stressed: 0.247,
    signsOnly: -0.72,
    scoped: 0.244,
    beside: -0.368,
    ar: -0.387,
    de: 0.006,
    fr: 0.03,
  },
};
