import { BLOCK } from './block.ts';

/** A number that moves to a new value over time, a step with each block. */
export type Glide = {
  /** Where it goes from now on. */
  to(value: number): void;
  /** Is there at once. */
  jump(value: number): void;
  next(): number;
  current(): number;
};

/** Follows its target like a weight on a spring without swinging: most of the way in `seconds`. */
export function createGlide(options: { value: number; seconds: number; sampleRate: number }): Glide {
  const share = 1 - Math.exp((-2.3 * BLOCK) / (options.seconds * options.sampleRate));
  let value = options.value;
  let target = options.value;
  return {
    to(next) {
      target = next;
    },
    jump(next) {
      target = next;
      value = next;
    },
    next() {
      const rest = target - value;
      value = Math.abs(rest) < 1e-6 ? target : value + rest * share;
      return value;
    },
    current: () => value,
  };
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Between two numbers by a share from 0 to 1. */
export const blend = (low: number, high: number, share: number) => low + (high - low) * share;

/** Between two frequencies or rates, evenly to the ear. */
export const blendRatio = (low: number, high: number, share: number) => low * (high / low) ** share;

export const gainOf = (decibels: number) => 10 ** (decibels / 20);
