import { createBed } from '../core/bed.ts';
import { BLOCK } from '../core/block.ts';
import { createDrift } from '../core/drift.ts';
import { createEvents } from '../core/events.ts';
import { blend, clamp, createGlide } from '../core/glide.ts';
import { createImpactBank } from './impact-bank.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

type Wave = { age: number; height: number; rise: number; wash: number; place: number };
type Loudness = { swell: number; crest: number; foam: number };

/** Rises and falls smoothly, its top at `rise`, a tail of `fall` after it. */
function bump(age: number, rise: number, fall: number): number {
  if (age < 0) return 0;
  if (age < rise) {
    const share = age / rise;
    return share * share * (3 - 2 * share);
  }
  return Math.exp(-(((age - rise) / fall) ** 1.4));
}

/** First the deep swell, then the crest that breaks, then foam that runs up and seeps away. */
const loudnessOf = ({ age, height, rise, wash }: Wave): Loudness => ({
  swell: height * bump(age, rise * 0.9, wash * 0.45),
  crest: height * bump(age - rise * 0.45, rise * 0.6, wash * 0.4),
  foam: height * bump(age - rise * 0.8, rise * 0.55, wash * 0.8),
});

/** Waves that come in sets; every one has its height, its length and its place along the beach. */
function createSea({ sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(deriveSeed(seed, 'waves'));
  const sets = createDrift({ seed: deriveSeed(seed, 'sets'), sampleRate, seconds: 38 });
  const waves: Wave[] = [];
  let until = 0;
  const roll = (now: number): Wave => ({
    age: 0,
    height: blend(0.6, 0.95, random.next()) * (0.85 + 0.18 * sets.next()),
    rise: blend(1.4, 3.1, now) * random.between(0.85, 1.2),
    wash: blend(2.2, 4.2, now) * random.between(0.8, 1.2),
    place: random.between(0.15, 0.85),
  });
  // The first one is on its way already: nobody waits for a sound.
  waves.push({ ...roll(0.5), age: 1 });
  return {
    next(now: number) {
      const seconds = BLOCK / sampleRate;
      until -= seconds;
      if (until <= 0) {
        waves.push(roll(now));
        until += blend(4.6, 9.5, now) * random.between(0.82, 1.18);
      }
      for (const wave of waves) wave.age += seconds;
      const first = waves[0];
      if (first && first.age > first.rise * 2 + first.wash * 4) waves.shift();
      const left: Loudness = { swell: 0, crest: 0, foam: 0 };
      const right: Loudness = { swell: 0, crest: 0, foam: 0 };
      for (const wave of waves) {
        const loudness = loudnessOf(wave);
        const angle = (wave.place * Math.PI) / 2;
        for (const part of ['swell', 'crest', 'foam'] as const) {
          left[part] += loudness[part] * Math.cos(angle);
          right[part] += loudness[part] * Math.sin(angle);
        }
      }
      return { left, right };
    },
  };
}

/** Waves on a shore, from a lake to the open sea. */
export const createWaves: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 5, sampleRate });
  const sea = createSea(options);
  const bed = (name: string, filters: () => { process(block: Float32Array): void }[]) =>
    createBed({ sampleRate, seed: deriveSeed(seed, name), filters, shared: 0.25 });
  const swell = bed('swell', () => [
    createLowPass({ sampleRate, frequency: 160 }),
    createLowPass({ sampleRate, frequency: 260 }),
    createHighPass({ sampleRate, frequency: 28 }),
  ]);
  const crest = bed('crest', () => [
    createStateFilter('band', { sampleRate, frequency: 520, quality: 0.5 }),
    createLowPass({ sampleRate, frequency: 1800 }),
  ]);
  const foam = bed('foam', () => [
    createHighPass({ sampleRate, frequency: 1300 }),
    createLowPass({ sampleRate, frequency: 6200 }),
  ]);
  const random = createRandom(deriveSeed(seed, 'spray'));
  const bursts = createEvents({ seed: deriveSeed(seed, 'bursts'), sampleRate });
  const surfaces = [2400, 4100, 6800].map((frequency) => ({ frequency, quality: 1.6, decibels: 0 }));
  const spray = createImpactBank({ sampleRate, surfaces, softness: 0.04 });
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const { left, right } = sea.next(now);
      out.left.fill(0);
      out.right.fill(0);
      const deep = blend(0.9, 3.4, now);
      swell.add(out, deep * (0.08 + left.swell), deep * (0.08 + right.swell));
      crest.add(out, 0.9 * left.crest, 0.9 * right.crest);
      foam.add(out, 0.02 + 0.2 * left.foam, 0.02 + 0.2 * right.foam);
      bursts.next(20 + 420 * (left.foam + right.foam), (frame) => {
        const place = clamp(0.5 + (right.foam - left.foam) * 0.4 + random.between(-0.35, 0.35));
        spray.hit(Math.floor(random.next() * 3), frame, random.normal() * random.wait(1), place);
      });
      spray.add(out, 0.02);
    },
  };
};
