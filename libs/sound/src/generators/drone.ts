import { BLOCK, type Stereo } from '../core/block.ts';
import { createDrift } from '../core/drift.ts';
import { blend, clamp, createGlide } from '../core/glide.ts';
import { createRandom, deriveSeed } from '../core/random.ts';
import type { CreateGenerator, GeneratorOptions } from './generator.ts';

/** Root, fifth, octave and the octave's fifth, in multiples of the root. */
const CHORD = [
  { ratio: 1, gain: 1 },
  { ratio: 1.5, gain: 0.6 },
  { ratio: 2, gain: 0.62 },
  { ratio: 3, gain: 0.3 },
];
const ROOT = 65.41;
const HARMONICS = 7;

/** One partial: a pointer that turns evenly while its loudness and its place breathe. */
function createPartial(
  partial: { frequency: number; gain: number; height: number },
  { sampleRate, seed }: GeneratorOptions,
) {
  const random = createRandom(seed);
  const loud = createDrift({ seed: deriveSeed(seed, 'loud'), sampleRate, seconds: random.between(5, 13) });
  const place = createDrift({ seed: deriveSeed(seed, 'place'), sampleRate, seconds: random.between(9, 21) });
  const angle = (2 * Math.PI * partial.frequency) / sampleRate;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const start = random.next() * 2 * Math.PI;
  let x = Math.cos(start);
  let y = Math.sin(start);
  let lastLeft = 0;
  let lastRight = 0;
  let begun = false;
  return (out: Stereo, bright: number) => {
    const open = partial.height <= 1 ? 1 : bright ** (partial.height - 1);
    const gain = partial.gain * open * (0.62 + 0.38 * loud.next());
    const turn = ((0.5 + 0.32 * place.next()) * Math.PI) / 2;
    const left = gain * Math.cos(turn);
    const right = gain * Math.sin(turn);
    if (!begun) [lastLeft, lastRight, begun] = [left, right, true];
    const stepLeft = (left - lastLeft) / BLOCK;
    const stepRight = (right - lastRight) / BLOCK;
    const { left: leftBlock, right: rightBlock } = out;
    let [a, b, gainLeft, gainRight] = [x, y, lastLeft, lastRight];
    for (let i = 0; i < BLOCK; i++) {
      const next = a * cos - b * sin;
      b = a * sin + b * cos;
      a = next;
      gainLeft += stepLeft;
      gainRight += stepRight;
      leftBlock[i] = (leftBlock[i] ?? 0) + b * gainLeft;
      rightBlock[i] = (rightBlock[i] ?? 0) + b * gainRight;
    }
    const length = 1.5 - 0.5 * (a * a + b * b);
    x = a * length;
    y = b * length;
    lastLeft = left;
    lastRight = right;
  };
}

/** A warm chord that never begins and never ends, from dark to bright. */
export const createDrone: CreateGenerator = (options) => {
  const { sampleRate, seed, strength } = options;
  const force = createGlide({ value: strength, seconds: 3, sampleRate });
  const random = createRandom(deriveSeed(seed, 'tuning'));
  const partials = CHORD.flatMap(({ ratio, gain }, note) =>
    Array.from({ length: HARMONICS }, (_, index) => {
      const harmonic = index + 1;
      const frequency = ROOT * ratio * harmonic + random.between(-0.35, 0.35);
      return createPartial(
        { frequency, gain: (gain * 0.5) / harmonic ** 0.7, height: harmonic },
        { ...options, seed: deriveSeed(seed, `partial-${note}-${harmonic}`) },
      );
    }),
  );
  return {
    change: (next) => force.to(clamp(next)),
    render(out) {
      const bright = blend(0.28, 0.82, force.next());
      out.left.fill(0);
      out.right.fill(0);
      for (const sound of partials) sound(out, bright);
    },
  };
};
