import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus. */
export const calibration: { base: number; weights: Signals } = {
  base: 0.789,
  weights: {
    again: 0.621,
    stressed: -0.292,
    signsOnly: -0.617,
    scoped: 0,
    beside: 0.25,
    ar: -0.197,
    de: -0.117,
    fr: 0.204,
  },
};
