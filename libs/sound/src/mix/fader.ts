import { BLOCK } from '../core/block.ts';

/** Loudness of the whole, from 0 to 1, moved over seconds or minutes. */
export type Fader = {
  /** Goes to a loudness within seconds, evenly to the ear. */
  to(level: number, seconds: number): void;
  /** Is silent at once: for what is not heard at the moment. */
  cut(): void;
  /** Gains at the beginning and at the end of the next block. */
  next(): { from: number; to: number };
  level(): number;
};

/** Below this nothing is heard: where a fade that is even in decibels ends. */
const FLOOR_DECIBELS = -66;

/** Position on a scale of the ear (0 to 1) and the gain that belongs to it. */
const gainAt = (position: number) => {
  if (position <= 0) return 0;
  const even = 10 ** (((1 - position) * FLOOR_DECIBELS) / 20);
  // The last steps lead to nothing and not to the floor.
  return position < 0.1 ? even * (position / 0.1) : even;
};

const positionOf = (gain: number) => {
  if (gain <= 0) return 0;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (gainAt(middle) < gain) low = middle;
    else high = middle;
  }
  return high;
};

/** Begins silent. */
export function createFader({ sampleRate }: { sampleRate: number }): Fader {
  let position = 0;
  let target = 0;
  let step = 0;
  let gain = 0;
  return {
    to(level, seconds) {
      target = positionOf(Math.min(1, Math.max(0, level)));
      // A jump would be a click: ten milliseconds at least.
      const blocks = (Math.max(0.01, seconds) * sampleRate) / BLOCK;
      step = Math.abs(target - position) / blocks;
    },
    cut() {
      position = 0;
      target = 0;
      gain = 0;
    },
    next() {
      const from = gain;
      const rest = target - position;
      position = Math.abs(rest) <= step ? target : position + Math.sign(rest) * step;
      gain = gainAt(position);
      return { from, to: gain };
    },
    level: () => gain,
  };
}
