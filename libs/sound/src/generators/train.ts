import { createBed } from '../core/bed.ts';
import { BLOCK } from '../core/block.ts';
import { createDrift, createTurbulence } from '../core/drift.ts';
import { blend, clamp, createGlide } from '../core/glide.ts';
import { createImpactBank } from './impact-bank.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

/** Metres from one joint of the rails to the next. */
const RAIL = 18;
/** Where wheels stand along the carriage, in metres, and how loud each is inside: two bogies of two axles. */
const AXLES = [
  { at: 0, loud: 1, place: 0.42 },
  { at: 2.5, loud: 0.8, place: 0.45 },
  { at: 7.6, loud: 0.42, place: 0.62 },
  { at: 10.1, loud: 0.34, place: 0.64 },
];

const BODY = [
  { frequency: 68, quality: 2.2, decibels: 0 },
  { frequency: 138, quality: 3, decibels: -3 },
  { frequency: 320, quality: 2.4, decibels: -9 },
  { frequency: 740, quality: 2, decibels: -14 },
];

/** Hits the carriage with each wheel that passes a joint. */
function createWheels({ sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(deriveSeed(seed, 'joints'));
  const bank = createImpactBank({ sampleRate, surfaces: BODY, softness: 1.9 });
  let way = random.next();
  let grade = 1;
  return {
    bank,
    /** `metres` is what the train goes within a block. */
    roll(metres: number) {
      const step = metres / RAIL;
      for (const axle of AXLES) {
        const rest = 1 - ((way + axle.at / RAIL) % 1);
        if (rest > step) continue;
        // No joint is like the last, but all wheels meet the same one.
        if (axle.at === 0) grade = random.between(0.75, 1.15);
        const frame = Math.min(BLOCK - 1, Math.floor((rest / step) * BLOCK));
        for (let surface = 0; surface < BODY.length; surface++) {
          bank.hit(surface, frame, axle.loud * grade * random.between(0.85, 1.1), axle.place);
        }
      }
      way = (way + step) % 1;
    },
  };
}

/** Inside a train at night, from a slow line to an express: wheels over joints, rumble, air at the windows. */
export const createTrain: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 12, sampleRate });
  const pace = createDrift({ seed: deriveSeed(seed, 'pace'), sampleRate, seconds: 40 });
  const sway = createTurbulence({ seed: deriveSeed(seed, 'sway'), sampleRate, seconds: 4, octaves: 3 });
  const wheels = createWheels(options);
  const low = (frequency: number) => createLowPass({ sampleRate, frequency });
  const high = (frequency: number) => createHighPass({ sampleRate, frequency });
  const rumble = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'rumble'),
    shared: 0.6,
    filters: () => [low(90), low(180), high(26)],
  });
  const rolling = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'rolling'),
    filters: () => [createStateFilter('band', { sampleRate, frequency: 460, quality: 0.7 }), low(1100)],
  });
  const air = createBed({ sampleRate, seed: deriveSeed(seed, 'air'), filters: () => [high(900), low(2400)] });
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const speed = blend(11, 30, now) * (1 + 0.05 * pace.next());
      const swaying = sway.next();
      wheels.roll((speed * BLOCK) / sampleRate);
      out.left.fill(0);
      out.right.fill(0);
      wheels.bank.add(out, 5.5 * blend(0.8, 1.2, now));
      rumble.add(out, blend(1.6, 3, now) * (1 + 0.18 * swaying));
      rolling.add(out, blend(0.12, 0.3, now) * (1 - 0.2 * swaying));
      air.add(out, blend(0.012, 0.045, now) * (1 + 0.25 * swaying));
    },
  };
};
