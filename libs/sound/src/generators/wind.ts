import { createBed } from '../core/bed.ts';
import { createTurbulence } from '../core/drift.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { deriveSeed } from '../core/random.ts';
import { createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import type { CreateGenerator } from './generator.ts';

/** Wind from a breeze to a gale: what blows harder is also brighter, and comes over from one ear to the other. */
export const createWind: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 4, sampleRate });
  const side = (name: string) => {
    const body = createStateFilter('band', { sampleRate, frequency: 320, quality: 0.8 });
    const edge = createStateFilter('band', { sampleRate, frequency: 900, quality: 2.4 });
    const air = createLowPass({ sampleRate, frequency: 1200 });
    const ownGust = createTurbulence({ seed: deriveSeed(seed, name), sampleRate, seconds: 5, octaves: 5 });
    return { body, edge, air, ownGust };
  };
  const gusts = createTurbulence({ seed: deriveSeed(seed, 'gusts'), sampleRate, seconds: 14, octaves: 6 });
  const sides = { left: side('left'), right: side('right') };
  const bed = (name: 'body' | 'edge' | 'air') =>
    createBed({
      sampleRate,
      seed: deriveSeed(seed, name),
      filters: (ear) => [sides[ear][name]],
      shared: 0.2,
    });
  const body = bed('body');
  const edge = bed('edge');
  const air = bed('air');

  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const whole = gusts.next();
      const of = ({ ownGust, ...filters }: typeof sides.left) => {
        // 0 is a lull, 1 a gust.
        const gust = clamp(0.5 + 0.42 * whole + 0.16 * ownGust.next());
        const push = blend(0.22, 1, now) * (0.18 + 0.82 * gust);
        filters.body.tune(blendRatio(130, 720, push), 0.8);
        filters.edge.tune(blendRatio(380, 1700, push), blend(1.2, 3.4, gust));
        filters.air.tune(blendRatio(250, 6500, push));
        return push;
      };
      const left = of(sides.left);
      const right = of(sides.right);
      out.left.fill(0);
      out.right.fill(0);
      body.add(out, left ** 1.45, right ** 1.45);
      edge.add(out, 0.3 * left ** 1.9, 0.3 * right ** 1.9);
      air.add(out, 0.25 * left ** 1.7, 0.25 * right ** 1.7);
    },
  };
};
