import { BLOCK } from '../core/block.ts';
import { createTurbulence } from '../core/drift.ts';
import { createEvents } from '../core/events.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createTonePool } from '../core/tone-pool.ts';
import { BELL, BOWL, CHIME } from '../modal/modal-body.ts';
import { strike } from '../modal/strike.ts';
import type { CreateGenerator } from './generator.ts';

/** Bowls on a cushion, tuned to each other. */
const BOWLS = [146.8, 174.6, 220, 261.6, 293.7];

/** Bowls that are struck one after the other, from rarely to often; none before the last has sunk. */
export const createBowls: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 2, sampleRate });
  const random = createRandom(deriveSeed(seed, 'bowls'));
  const pool = createTonePool({ sampleRate, voices: 64 });
  let until = 0.02;
  let last = -1;
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      until -= BLOCK / sampleRate;
      if (until <= 0) {
        let bowl = Math.floor(random.next() * BOWLS.length);
        if (bowl === last) bowl = (bowl + 1 + Math.floor(random.next() * (BOWLS.length - 1))) % BOWLS.length;
        last = bowl;
        const soft = random.between(0.35, 0.9);
        const place = 0.2 + (0.6 * bowl) / (BOWLS.length - 1);
        strike(pool, BOWL, {
          frequency: BOWLS[bowl] ?? 220,
          gain: 0.4 + 0.6 * soft,
          force: soft,
          place,
          nature: bowl,
        });
        until += blendRatio(15, 5.5, now) * random.between(0.75, 1.3);
      }
      out.left.fill(0);
      out.right.fill(0);
      pool.add(out, 0.4);
    },
  };
};

/** Low bells over a valley, from one far apart from the next to a quiet peal. */
const BELLS = [196, 220, 261.6, 293.7];

export const createBells: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 2, sampleRate });
  const random = createRandom(deriveSeed(seed, 'bells'));
  const pool = createTonePool({ sampleRate, voices: 110 });
  let until = 0.02;
  let next = 0;
  return {
    change: (value) => force.to(clamp(value)),
    render(out) {
      until -= BLOCK / sampleRate;
      const now = force.next();
      if (until <= 0) {
        // A walk over neighbours sounds like one who rings, draws by lot like an accident.
        next = clamp(next + random.pick([-1, 1, 1, -1, 2, -2, 0] as const), 0, BELLS.length - 1);
        const soft = random.between(0.3, 0.8);
        const place = 0.35 + 0.1 * next;
        strike(pool, BELL, {
          frequency: BELLS[next] ?? 220,
          gain: 0.4 + 0.6 * soft,
          force: soft,
          place,
          nature: next,
        });
        until += blendRatio(11, 3.6, now) * random.between(0.85, 1.2);
      }
      out.left.fill(0);
      out.right.fill(0);
      pool.add(out, 0.25);
    },
  };
};

/** Six notes of which any two sound well together. */
const CHIMES = [523.3, 587.3, 698.5, 784, 880, 1046.5];

/** Chimes in the wind, from a touch now and then to a breeze that stays. */
export const createChimes: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 2, sampleRate });
  const random = createRandom(deriveSeed(seed, 'chimes'));
  const breeze = createTurbulence({ seed: deriveSeed(seed, 'breeze'), sampleRate, seconds: 7, octaves: 3 });
  const touches = createEvents({ seed: deriveSeed(seed, 'touches'), sampleRate });
  const pool = createTonePool({ sampleRate, voices: 96 });
  let tube = 2;
  let begun = false;
  const touch = (frame: number) => {
    // The clapper swings from a tube to one that hangs beside it.
    tube = (tube + random.pick([1, 5, 2, 4] as const)) % CHIMES.length;
    const soft = random.between(0.15, 0.75);
    const place = 0.15 + (0.7 * tube) / (CHIMES.length - 1);
    strike(pool, CHIME, {
      frequency: CHIMES[tube] ?? 523,
      gain: 0.2 + 0.8 * soft,
      force: soft,
      place,
      frame,
      nature: tube,
    });
  };
  return {
    change: (value) => force.to(clamp(value)),
    render(out) {
      const now = force.next();
      const gust = clamp(0.42 + 0.6 * breeze.next());
      if (!begun) touch(0);
      begun = true;
      touches.next(blend(0.25, 1.5, now) * (0.12 + 2.2 * gust * gust), touch);
      out.left.fill(0);
      out.right.fill(0);
      pool.add(out, 0.25);
    },
  };
};
