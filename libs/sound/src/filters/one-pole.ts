import { BLOCK } from '../core/block.ts';

export type OnePole = {
  tune(frequency: number): void;
  process(block: Float32Array): void;
};

const shareOf = (frequency: number, sampleRate: number) =>
  1 - Math.exp((-2 * Math.PI * Math.min(frequency, sampleRate * 0.49)) / sampleRate);

/** Lets through what is lower, 6 dB an octave. */
export function createLowPass(options: { sampleRate: number; frequency: number }): OnePole {
  let share = shareOf(options.frequency, options.sampleRate);
  let state = 0;
  return {
    tune(frequency) {
      share = shareOf(frequency, options.sampleRate);
    },
    process(block) {
      let s = state;
      for (let i = 0; i < BLOCK; i++) {
        s += share * ((block[i] ?? 0) - s);
        block[i] = s;
      }
      state = Math.abs(s) < 1e-15 ? 0 : s;
    },
  };
}

/** Lets through what is higher, 6 dB an octave; nothing that stands still. */
export function createHighPass(options: { sampleRate: number; frequency: number }): OnePole {
  let share = shareOf(options.frequency, options.sampleRate);
  let state = 0;
  return {
    tune(frequency) {
      share = shareOf(frequency, options.sampleRate);
    },
    process(block) {
      let s = state;
      for (let i = 0; i < BLOCK; i++) {
        const input = block[i] ?? 0;
        s += share * (input - s);
        block[i] = input - s;
      }
      state = Math.abs(s) < 1e-15 ? 0 : s;
    },
  };
}
