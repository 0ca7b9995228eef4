import { createBed } from '../core/bed.ts';
import { createTurbulence } from '../core/drift.ts';
import { createEvents } from '../core/events.ts';
import { blend, blendRatio, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createTonePool } from '../core/tone-pool.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import type { CreateGenerator } from './generator.ts';

/** Pitch in hertz of a bubble of a radius in metres (Minnaert, at the surface). */
const pitchOf = (radius: number) => 3.26 / radius;

/** Seconds until a bubble has faded by 60 dB: small ones lose their energy sooner. */
const fadingOf = (radius: number) => 6.9 / (0.13 / radius + 0.0072 * radius ** -1.5);

/** A stream is bubbles: each rings at the pitch of its size and rises while it closes. From a rill to rapids. */
export const createStream: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 3, sampleRate });
  const random = createRandom(deriveSeed(seed, 'bubbles'));
  const events = createEvents({ seed: deriveSeed(seed, 'moments'), sampleRate });
  const flow = createTurbulence({ seed: deriveSeed(seed, 'flow'), sampleRate, seconds: 3, octaves: 5 });
  const tones = createTonePool({ sampleRate, voices: 36 });
  const bed = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'bed'),
    filters: () => [
      createStateFilter('band', { sampleRate, frequency: 900, quality: 0.5 }),
      createLowPass({ sampleRate, frequency: 2600 }),
      createHighPass({ sampleRate, frequency: 200 }),
    ],
  });
  const bubble = (frame: number) => {
    // Few large ones, many small ones: radii by a power law between 0.7 and 8 mm.
    const radius = 0.0007 * (7 / 0.7) ** (random.next() ** 2 * random.between(0.7, 1));
    const deep = random.next();
    tones.start(
      {
        frequency: pitchOf(radius),
        decay: fadingOf(radius) * blend(0.7, 1.6, deep),
        attack: 0.0012,
        gain: Math.min(1.1, (radius / 0.003) ** 0.8) * blend(0.2, 1, random.next()),
        place: random.next(),
        rise: random.next() < 0.6 ? random.between(0.5, 6) : 0,
      },
      frame,
    );
  };
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      const push = 1 + 0.4 * flow.next();
      out.left.fill(0);
      out.right.fill(0);
      events.next(blendRatio(42, 240, now) * push, bubble);
      tones.add(out, 0.5);
      bed.add(out, blend(0.12, 0.6, now * now) * push);
    },
  };
};
