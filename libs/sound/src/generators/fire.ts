import { createBed } from '../core/bed.ts';
import type { Stereo } from '../core/block.ts';
import { createTurbulence } from '../core/drift.ts';
import { createBursts } from '../core/events.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { createImpactBank } from './impact-bank.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

const CRACKS = [
  { frequency: 900, quality: 1.6, decibels: -2 },
  { frequency: 1700, quality: 2, decibels: 0 },
  { frequency: 3100, quality: 2, decibels: 0 },
  { frequency: 5200, quality: 1.6, decibels: -2 },
];

const LOGS = [
  { frequency: 170, quality: 2.2, decibels: 0 },
  { frequency: 340, quality: 2.4, decibels: -5 },
];

/** Cracks of all sizes, and the log that answers the large ones. */
function createCracks({ sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(deriveSeed(seed, 'cracks'));
  const bursts = createBursts({
    seed: deriveSeed(seed, 'bursts'),
    sampleRate,
    following: 0.72,
    seconds: 0.12,
  });
  const cracks = createImpactBank({ sampleRate, surfaces: CRACKS, softness: 0.06 });
  const logs = createImpactBank({ sampleRate, surfaces: LOGS, softness: 1.25 });
  const crack = (frame: number) => {
    // Strengths by a power law, bounded: many that one hardly hears, one now and then that one does.
    const size = Math.min(3.6, 0.6 * (1 - random.next()) ** -0.75);
    const place = clamp(0.5 + 0.28 * random.normal());
    const sign = random.next() < 0.5 ? -1 : 1;
    cracks.hit(Math.floor(random.next() * CRACKS.length), frame, sign * size, place);
    if (size > 2.6) logs.hit(random.next() < 0.5 ? 0 : 1, frame, 0.8 * size, place);
  };
  return (out: Stereo, rate: number) => {
    bursts.next(rate, crack);
    cracks.add(out, 0.9);
    logs.add(out, 0.6);
  };
}

/** A fire from embers to a blaze: cracks that come in bursts, gas that hisses, flames that lap. */
export const createFire: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 3, sampleRate });
  const crackle = createCracks(options);
  const lapping = createTurbulence({
    seed: deriveSeed(seed, 'lapping'),
    sampleRate,
    seconds: 0.7,
    octaves: 4,
  });
  const breath = createTurbulence({ seed: deriveSeed(seed, 'breath'), sampleRate, seconds: 6, octaves: 4 });
  const low = (frequency: number) => createLowPass({ sampleRate, frequency });
  const high = (frequency: number) => createHighPass({ sampleRate, frequency });
  const roar = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'roar'),
    shared: 0.5,
    filters: () => [low(130), low(240), high(35)],
  });
  const hiss = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'hiss'),
    filters: () => [high(2500), low(6500)],
  });
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const push = 1 + 0.35 * breath.next();
      out.left.fill(0);
      out.right.fill(0);
      crackle(out, blendRatio(9, 28, now) * push);
      roar.add(out, blend(0.6, 1.5, now) * push * (1 + 0.45 * lapping.next()));
      hiss.add(out, blend(0.006, 0.03, now) * push ** 3);
    },
  };
};
