import { BLOCK } from '../core/block.ts';

export type FilterKind = 'low' | 'band' | 'high';

/** A filter of two poles that may be tuned while it sounds. */
export type StateFilter = {
  tune(frequency: number, quality?: number): void;
  process(block: Float32Array): void;
};

/**
 * Trapezoidal state variable filter: keeps its shape up to half the sample rate and stays calm while it is tuned.
 * `band` has a gain of 1 in the middle.
 */
export function createStateFilter(
  kind: FilterKind,
  options: { sampleRate: number; frequency: number; quality?: number },
): StateFilter {
  let k = 1;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let first = 0;
  let second = 0;
  const tune = (frequency: number, quality = options.quality ?? Math.SQRT1_2) => {
    const g = Math.tan((Math.PI * Math.min(frequency, options.sampleRate * 0.49)) / options.sampleRate);
    k = 1 / quality;
    a1 = 1 / (1 + g * (g + k));
    a2 = g * a1;
    a3 = g * a2;
  };
  tune(options.frequency);
  return {
    tune,
    process(block) {
      const direct = kind === 'high' ? 1 : 0;
      const onFirst = kind === 'low' ? 0 : kind === 'band' ? k : -k;
      const onSecond = kind === 'low' ? 1 : kind === 'band' ? 0 : -1;
      let s1 = first;
      let s2 = second;
      for (let i = 0; i < BLOCK; i++) {
        const input = block[i] ?? 0;
        const v3 = input - s2;
        const v1 = a1 * s1 + a2 * v3;
        const v2 = s2 + a2 * s1 + a3 * v3;
        s1 = 2 * v1 - s1;
        s2 = 2 * v2 - s2;
        block[i] = direct * input + onFirst * v1 + onSecond * v2;
      }
      first = Math.abs(s1) < 1e-15 ? 0 : s1;
      second = Math.abs(s2) < 1e-15 ? 0 : s2;
    },
  };
}
