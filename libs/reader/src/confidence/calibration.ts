import type { Signals } from './signals.ts';

/** Written by `npm run calibrate -w @reflectory/reader-corpus` from the development part of the corpus. */
export const calibration: { base: number; weights: Signals } = {
  base: 0.844,
  weights: {
    again: 0.482,
    stressed: 0.276,
    signsOnly: -1.039,
    scoped: 0.072,
    beside: -0.281,
    ar: -0.05,
    de: 0.303,
    fr: 0.38,
  },
};
