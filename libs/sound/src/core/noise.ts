import { deriveSeed } from './random.ts';
import { BLOCK } from './block.ts';

/** White noise between -1 and 1. Repeats after 2^32 samples, which is a day at 48 kHz. */
export type Noise = { fill(block: Float32Array): void };

export function createNoise(seed: number): Noise {
  let state = deriveSeed(seed, 'noise') | 1;
  return {
    fill(block) {
      let x = state;
      for (let i = 0; i < BLOCK; i++) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        block[i] = x * 4.656612873077393e-10;
      }
      state = x;
    },
  };
}
