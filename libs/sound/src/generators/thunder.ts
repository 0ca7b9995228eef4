import { BLOCK } from '../core/block.ts';
import { createBed } from '../core/bed.ts';
import { createTurbulence } from '../core/drift.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed, type Random } from '../core/random.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

/** One roll: sound of a channel of kilometres, its parts arriving one after the other. */
type Roll = {
  age: number;
  length: number;
  loud: number;
  peaks: { at: number; gain: number; width: number }[];
};

/** Swells over a second and more, since nobody who rests wants to be startled. */
function drawRoll(random: Random): Roll {
  const length = random.between(7, 15);
  const count = 3 + Math.floor(random.next() * 5);
  const peaks = Array.from({ length: count }, (_, index) => ({
    at: 1.3 + (length * 0.6 * index * random.between(0.7, 1.2)) / count,
    gain: (index === 0 ? 0.7 : random.between(0.3, 1)) * 0.85 ** index,
    width: random.between(0.7, 1.6),
  }));
  return { age: 0, length, loud: random.between(0.65, 1), peaks };
}

function loudnessOf({ age, length, loud, peaks }: Roll): number {
  const sum = peaks.reduce((all, { at, gain, width }) => {
    const distance = (age - at) / (age < at ? width * 0.55 : width * 1.5);
    return all + gain * Math.exp(-distance * distance);
  }, 0);
  return loud * sum * clamp((length - age) / 3);
}

/** How loud all that rolls is at the moment, from 0 to 1. */
function createRolls({ sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(deriveSeed(seed, 'rolls'));
  const rolls: Roll[] = [];
  let until = random.between(0, 4);
  return (secondsBetween: number) => {
    const seconds = BLOCK / sampleRate;
    until -= seconds;
    if (until <= 0) {
      rolls.push(drawRoll(random));
      until += secondsBetween * random.between(0.6, 1.4);
    }
    for (const roll of rolls) roll.age += seconds;
    const first = rolls[0];
    if (first && first.age > first.length) rolls.shift();
    // Parts that arrive together do not pile up.
    return Math.tanh(1.2 * rolls.reduce((sum, roll) => sum + loudnessOf(roll), 0));
  };
}

/** Thunder far away, from now and then to all around. */
export const createThunder: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 4, sampleRate });
  const flutter = createTurbulence({
    seed: deriveSeed(seed, 'flutter'),
    sampleRate,
    seconds: 0.8,
    octaves: 4,
  });
  const rolls = createRolls(options);
  const low = (frequency: number) => createLowPass({ sampleRate, frequency });
  const deep = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'deep'),
    shared: 0.6,
    filters: () => [low(75), low(110), createHighPass({ sampleRate, frequency: 24 })],
  });
  const heights = { left: low(300), right: low(300) };
  const rumble = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'rumble'),
    shared: 0.4,
    filters: (ear) => [heights[ear], low(500), createHighPass({ sampleRate, frequency: 60 })],
  });
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const level = rolls(blendRatio(24, 9, now)) * (1 + 0.3 * flutter.next());
      for (const filter of [heights.left, heights.right]) filter.tune(110 + 520 * level * blend(0.5, 1, now));
      out.left.fill(0);
      out.right.fill(0);
      deep.add(out, 4 * level);
      rumble.add(out, 1.3 * level);
    },
  };
};
