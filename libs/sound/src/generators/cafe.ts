import { createBed } from '../core/bed.ts';
import { createTurbulence } from '../core/drift.ts';
import { createEvents } from '../core/events.ts';
import { blend, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createTonePool } from '../core/tone-pool.ts';
import { createHighPass, createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import type { CreateGenerator } from './generator.ts';
import { createMurmurVoice } from './murmur-voice.ts';

const VOICES = 9;
/** Tones of a cup on its saucer, as multiples of the lowest. */
const CUP = [1, 2.32, 4.25, 6.63];

/** A café from a quiet corner to a full room: people who talk without words, cups far away. */
export const createCafe: CreateGenerator = ({ sampleRate, seed, strength }) => {
  const force = createGlide({ value: strength, seconds: 4, sampleRate });
  const random = createRandom(deriveSeed(seed, 'tables'));
  const voices = Array.from({ length: VOICES }, (_, index) =>
    createMurmurVoice({
      sampleRate,
      seed: deriveSeed(seed, `voice-${index}`),
      place: (0.5 + index * 0.618) % 1,
      far: index / VOICES,
    }),
  );
  const cups = createTonePool({ sampleRate, voices: 24 });
  const clinks = createEvents({ seed: deriveSeed(seed, 'clinks'), sampleRate });
  const hum = createTurbulence({ seed: deriveSeed(seed, 'hum'), sampleRate, seconds: 0.9, octaves: 4 });
  const room = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'room'),
    shared: 0.4,
    filters: () => [
      createStateFilter('band', { sampleRate, frequency: 480, quality: 0.6 }),
      createLowPass({ sampleRate, frequency: 900 }),
      createHighPass({ sampleRate, frequency: 120 }),
    ],
  });
  const clink = (frame: number) => {
    const frequency = random.between(1900, 3100);
    const loud = 0.25 * random.next() ** 2;
    const place = random.next();
    for (const [index, ratio] of CUP.entries()) {
      cups.start(
        {
          frequency: frequency * ratio,
          decay: 0.35 / (1 + index),
          attack: 0.002,
          gain: loud / (1 + index),
          place,
        },
        frame,
      );
    }
  };
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      out.left.fill(0);
      out.right.fill(0);
      for (const [index, voice] of voices.entries()) {
        const there = clamp(now * VOICES + 3 - index);
        voice(out, (0.5 * there) / (1 + index * 0.12));
      }
      clinks.next(blend(0.05, 0.35, now), clink);
      cups.add(out, 0.16);
      room.add(out, blend(0.02, 0.09, now) * (1 + 0.35 * hum.next()));
    },
  };
};
