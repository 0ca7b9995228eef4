import type { EmotionFamily } from '@reflectory/contracts/journal';
import { familyHues, oklchToHex } from './palette.ts';
import { between, type Random } from './random.ts';
import type { Depth } from './sheet.ts';

/** A part of what is drawn, with the colour of one feeling; null is that of nothing felt. */
export type Stretch = { family: EmotionFamily | null; share: number };

const tones: Readonly<Record<Depth, { lightness: number; chroma: number; hue: number }>> = {
  deep: { lightness: 0.6, chroma: 0.128, hue: -9 },
  plain: { lightness: 0.71, chroma: 0.135, hue: 0 },
  light: { lightness: 0.84, chroma: 0.097, hue: 8 },
};
const NEUTRAL = { hue: 90, chroma: 0.012 };
/** Stretches run into each other over this part of the whole. */
const BLEND = 0.07;
/** Degrees by which the hue of a feeling differs from drawing to drawing. */
const SHIFT = 7;

/** The colour at a place from 0 to 1, by the stretch that it falls into. */
export function coloursOf(
  stretches: readonly Stretch[],
  { random, isExact }: { random: Random; isExact: boolean },
): (place: number, depth: Depth) => string {
  const total = stretches.reduce((sum, { share }) => sum + share, 0);
  let sum = 0;
  const ends = stretches.map(({ share }) => (sum += share / total));
  const shifts = new Map(stretches.map(({ family }) => [family, between(random, -SHIFT, SHIFT)]));
  return (place, depth) => {
    const at = isExact ? place : place + between(random, -BLEND, BLEND);
    const index = ends.findIndex((end) => at < end);
    const family = stretches.at(index)?.family ?? null;
    const { lightness, chroma, hue } = tones[depth];
    if (family === null) return oklchToHex(lightness, NEUTRAL.chroma, NEUTRAL.hue);
    return oklchToHex(lightness, chroma, familyHues[family] + hue + (shifts.get(family) ?? 0));
  };
}
