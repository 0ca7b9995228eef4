import { createRandom } from './random.ts';
import { BLOCK } from './block.ts';

/** A value that wanders smoothly and without end. */
export type Drift = {
  /** The value of the next block, between -1 and 1. */
  next(): number;
};

/** Wanders from one draw to the next within about `seconds`, without corners. */
export function createDrift(options: { seed: number; sampleRate: number; seconds: number }): Drift {
  const random = createRandom(options.seed);
  const blocksPerSecond = options.sampleRate / BLOCK;
  let from = random.between(-1, 1);
  let to = random.between(-1, 1);
  let position = random.next();
  let step = 1 / (options.seconds * blocksPerSecond);
  return {
    next() {
      position += step;
      if (position >= 1) {
        position -= 1;
        from = to;
        to = random.between(-1, 1);
        step = 1 / (options.seconds * random.between(0.6, 1.4) * blocksPerSecond);
      }
      const eased = position * position * (3 - 2 * position);
      return from + (to - from) * eased;
    },
  };
}

/** Wanders at several speeds at once, the slow ones furthest, as wind does. */
export function createTurbulence(options: {
  seed: number;
  sampleRate: number;
  /** The slowest movement. */
  seconds: number;
  octaves: number;
}): Drift {
  const parts = Array.from({ length: options.octaves }, (_, octave) => ({
    share: 2 ** (-octave / 3),
    drift: createDrift({
      seed: options.seed + 7919 * octave,
      sampleRate: options.sampleRate,
      seconds: options.seconds / 2 ** octave,
    }),
  }));
  const whole = parts.reduce((sum, { share }) => sum + share * share, 0);
  const scale = 1.3 / Math.sqrt(whole);
  return {
    next() {
      let sum = 0;
      for (const { share, drift } of parts) sum += share * drift.next();
      return Math.max(-1, Math.min(1, sum * scale));
    },
  };
}
