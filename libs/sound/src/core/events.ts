import { BLOCK } from './block.ts';
import { createRandom } from './random.ts';

/** Moments of things that happen by chance. */
export type Events = {
  /** Calls `happen` with the frame of each that falls into the next block; `rate` is their number in a second. */
  next(rate: number, happen: (frame: number) => void): void;
};

/** Independent of each other, as drops are. */
export function createEvents(options: { seed: number; sampleRate: number }): Events {
  const random = createRandom(options.seed);
  // In units of the mean distance, so that a rate that changes takes hold at once.
  let rest = random.wait(1);
  return {
    next(rate, happen) {
      const perFrame = rate / options.sampleRate;
      let frame = 0;
      while (rest <= (BLOCK - frame) * perFrame) {
        frame += rest / perFrame;
        happen(Math.min(BLOCK - 1, Math.floor(frame)));
        rest = random.wait(1);
      }
      rest -= (BLOCK - frame) * perFrame;
    },
  };
}

/** In bursts: each thing makes others likelier for a while, as one crack in the wood makes the next. */
export function createBursts(options: {
  seed: number;
  sampleRate: number;
  /** How many others one brings along, below 1. */
  following: number;
  /** How long they are likelier, in seconds. */
  seconds: number;
}): Events {
  const events = createEvents(options);
  const decay = Math.exp(-BLOCK / (options.seconds * options.sampleRate));
  let excited = 0;
  return {
    next(rate, happen) {
      const calm = rate * (1 - options.following);
      let count = 0;
      events.next(calm + excited, (frame) => {
        count += 1;
        happen(frame);
      });
      excited = excited * decay + (count * options.following) / options.seconds;
    },
  };
}
