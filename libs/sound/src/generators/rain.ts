import { createBed } from '../core/bed.ts';
import { createTurbulence } from '../core/drift.ts';
import { createEvents } from '../core/events.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { createImpactBank, type Surface } from './impact-bank.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import { createTonePool } from '../core/tone-pool.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

/** What rain falls on. */
type Ground = {
  surfaces: readonly [Surface, ...Surface[]];
  softness: number;
  /** Colour of the rain that is too far away to tell drops apart: where it begins and where it ends. */
  bed: { from: number; to: number; gain: number };
  /** How many of the drops fall into water that is already there. */
  puddles: number;
};

const OPEN: Ground = {
  surfaces: [
    { frequency: 1150, quality: 1.1, decibels: -7 },
    { frequency: 2100, quality: 1.2, decibels: -3 },
    { frequency: 3600, quality: 1.3, decibels: 0 },
    { frequency: 5600, quality: 1.4, decibels: 0 },
    { frequency: 8600, quality: 1.2, decibels: -2 },
  ],
  softness: 0.06,
  bed: { from: 500, to: 9000, gain: 0.05 },
  puddles: 0.06,
};

const ROOF: Ground = {
  surfaces: [
    { frequency: 210, quality: 3, decibels: -4 },
    { frequency: 430, quality: 5, decibels: -5 },
    { frequency: 760, quality: 4, decibels: -6 },
    { frequency: 1480, quality: 3, decibels: -6 },
    { frequency: 3300, quality: 1.2, decibels: -7 },
  ],
  softness: 0.25,
  bed: { from: 250, to: 3200, gain: 0.035 },
  puddles: 0,
};

const LEAVES: Ground = {
  surfaces: [
    { frequency: 620, quality: 1.4, decibels: -8 },
    { frequency: 1250, quality: 1, decibels: -2 },
    { frequency: 2300, quality: 0.9, decibels: 0 },
    { frequency: 4200, quality: 0.8, decibels: -5 },
  ],
  softness: 0.19,
  bed: { from: 700, to: 6000, gain: 0.04 },
  puddles: 0.01,
};

function createBubbles({ sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(deriveSeed(seed, 'bubbles'));
  const tones = createTonePool({ sampleRate, voices: 10 });
  return {
    tones,
    start(frame: number) {
      const frequency = blendRatio(900, 4200, random.next());
      tones.start(
        {
          frequency,
          decay: 26 / frequency,
          attack: 0.001,
          gain: (0.4 * random.next() ** 2 * 1200) / frequency,
          place: random.next(),
          rise: 4,
        },
        frame,
      );
    },
  };
}

/** Rain from single drops of a drizzle to a storm that comes in gusts. */
function createRain(ground: Ground): CreateGenerator {
  return (options) => {
    const { sampleRate, seed, strength } = options;
    const force = createGlide({ value: strength, seconds: 3, sampleRate });
    const random = createRandom(deriveSeed(seed, 'drops'));
    const drops = createEvents({ seed: deriveSeed(seed, 'fall'), sampleRate });
    const bank = createImpactBank({ sampleRate, surfaces: ground.surfaces, softness: ground.softness });
    const bubbles = createBubbles(options);
    const gusts = createTurbulence({ seed: deriveSeed(seed, 'gusts'), sampleRate, seconds: 9, octaves: 4 });
    const filters = () => [
      createHighPass({ sampleRate, frequency: ground.bed.from }),
      createStateFilter('low', { sampleRate, frequency: ground.bed.to, quality: 0.6 }),
      createLowPass({ sampleRate, frequency: ground.bed.to }),
    ];
    const bed = createBed({ sampleRate, seed: deriveSeed(seed, 'bed'), filters });
    const strike = (frame: number) => {
      // Sizes of drops: many small ones, few large ones; the sound grows faster than the drop.
      const size = Math.min(3.4, random.wait(1));
      const surface = Math.floor(random.next() * ground.surfaces.length);
      bank.hit(surface, frame, (random.next() < 0.5 ? -1 : 1) * size ** 1.4, random.next());
      if (random.next() < ground.puddles) bubbles.start(frame);
    };
    return {
      change: (next) => force.to(clamp(next)),
      render(out) {
        const now = force.next();
        const gust = 1 + gusts.next() * blend(0.12, 0.5, now * now);
        out.left.fill(0);
        out.right.fill(0);
        const rate = blendRatio(90, 1700, now) * gust;
        drops.next(rate, strike);
        bank.add(out, blend(0.3, 0.2, now));
        bubbles.tones.add(out, 0.12);
        bed.add(out, ground.bed.gain * blend(0.3, 2.2, now * now) * gust);
      },
    };
  };
}

export const createOpenRain = createRain(OPEN);
export const createRoofRain = createRain(ROOF);
export const createLeafRain = createRain(LEAVES);
