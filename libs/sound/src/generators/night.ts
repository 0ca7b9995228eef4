import { createBed } from '../core/bed.ts';
import { BLOCK, type Stereo } from '../core/block.ts';
import { createDrift, createTurbulence } from '../core/drift.ts';
import { blend, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import { createLowPass, createHighPass } from '../filters/one-pole.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

type Insect = {
  frequency: number;
  /** Wing strokes in a second. */
  pulses: number;
  /** Strokes of one chirp; a trill has no end. */
  perChirp: number;
  /** Seconds from one chirp to the next. */
  period: number;
  gain: number;
  place: number;
};

/** A pulse of a wing: swells and ends softly within its share of the stroke. */
function stroke(share: number): number {
  const open = share / 0.62;
  return open < 1 ? Math.sin(Math.PI * open) ** 2 : 0;
}

/** One cricket. Its chirps keep a steady rate that wanders a little, as those of one animal do. */
function createCricket(insect: Insect, { sampleRate, seed }: GeneratorOptions) {
  const random = createRandom(seed);
  const rests = createDrift({ seed: deriveSeed(seed, 'rests'), sampleRate, seconds: 20 });
  const tune = createDrift({ seed: deriveSeed(seed, 'tune'), sampleRate, seconds: 4 });
  let phase = random.next();
  let chirp = random.next() * insect.period;
  let period = insect.period;
  let awake = 1;
  const chirpLength = insect.perChirp / insect.pulses;
  const angle = (insect.place * Math.PI) / 2;
  const left = insect.gain * Math.cos(angle);
  const right = insect.gain * Math.sin(angle);
  return (out: Stereo, gain: number) => {
    const turn = (insect.frequency * (1 + 0.004 * tune.next())) / sampleRate;
    const second = 1 / sampleRate;
    const rest = rests.next();
    const { left: leftBlock, right: rightBlock } = out;
    let [time, turned] = [chirp, phase];
    for (let i = 0; i < BLOCK; i++) {
      time += second;
      if (time >= period) {
        time -= period;
        period = insect.period * random.between(0.94, 1.06);
        // Falls silent between two chirps, never within one.
        awake = rest > -0.35 ? 1 : 0;
      }
      turned += turn;
      if (turned >= 1) turned -= 1;
      if (awake === 0 || time > chirpLength) continue;
      const pulse = time * insect.pulses;
      const grown = 0.55 + 0.45 * (time / chirpLength);
      const value = Math.sin(2 * Math.PI * turned) * stroke(pulse - Math.floor(pulse)) * grown * gain;
      leftBlock[i] = (leftBlock[i] ?? 0) + value * left;
      rightBlock[i] = (rightBlock[i] ?? 0) + value * right;
    }
    chirp = time;
    phase = turned;
  };
}

/** A night in summer: from one cricket to a meadow full of them, over leaves that hardly move. */
export const createNight: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 4, sampleRate });
  const random = createRandom(deriveSeed(seed, 'meadow'));
  const insects = Array.from({ length: 7 }, (_, index) => {
    const near = index < 3;
    const insect: Insect = {
      frequency: near ? random.between(4300, 4750) : random.between(3900, 5300),
      pulses: random.between(29, 34),
      perChirp: near ? 3 + (index % 2) : 4,
      period: random.between(0.38, 0.62),
      gain: near ? 1 / (1 + index * 0.55) : 0.18,
      place: [0.36, 0.82, 0.1, 0.25, 0.6, 0.75, 0.48][index] ?? 0.5,
    };
    return createCricket(insect, { ...options, seed: deriveSeed(seed, `cricket-${index}`) });
  });
  const trill = createCricket(
    { frequency: 3260, pulses: 46, perChirp: 46 * 40, period: 40, gain: 0.05, place: 0.3 },
    { ...options, seed: deriveSeed(seed, 'trill') },
  );
  const air = createTurbulence({ seed: deriveSeed(seed, 'air'), sampleRate, seconds: 8, octaves: 3 });
  const leaves = createBed({
    sampleRate,
    seed: deriveSeed(seed, 'leaves'),
    filters: () => [
      createLowPass({ sampleRate, frequency: 700 }),
      createLowPass({ sampleRate, frequency: 1600 }),
      createHighPass({ sampleRate, frequency: 90 }),
    ],
  });
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const now = force.next();
      out.left.fill(0);
      out.right.fill(0);
      for (const [index, sing] of insects.entries()) {
        const share = clamp(now * 7 + 1.5 - index);
        if (share > 0) sing(out, 0.5 * share);
      }
      trill(out, blend(0, 1, now));
      leaves.add(out, 0.16 * (1 + 0.5 * air.next()));
    },
  };
};
