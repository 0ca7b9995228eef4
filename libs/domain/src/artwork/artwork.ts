import type { EmotionInsight } from '@reflectory/contracts/journal';
import type { Point } from './curve.ts';
import { drawKnots } from './knot.ts';
import { between, randomFrom } from './random.ts';
import { widthFrom } from './rhythm.ts';
import { drawStrand, windStrand } from './strand.ts';
import type { Strand, WoundStrand } from './strand.ts';

/** Name of this way of drawing; a change that draws old entries anew raises the number. */
export const artworkEngine = 'threads@1';

/** What an artwork is drawn from. */
export type ArtworkInput = {
  emotions: readonly Pick<EmotionInsight, 'emotion' | 'family' | 'percentage' | 'valence' | 'arousal'>[];
  /** Names of themes; each ties one small knot. */
  themes: readonly string[];
  /** Words per sentence, in order. */
  rhythm: readonly number[];
  /** The same seed and feelings give the same picture. */
  seed: string;
};

/** Units of the sheet; drawn in whole units. */
const height = 900;
const margin = 48;
const mostStrands = 5;
const mostThreads = 52;
const fewestThreads = 4;
const quiet: Strand = { family: null, share: 0.4, valence: 0, arousal: 0.1, threads: 15, lane: 0 };

const strandsOf = (emotions: ArtworkInput['emotions']): Strand[] => {
  const felt = emotions.filter(({ percentage }) => percentage > 0).slice(0, mostStrands);
  const total = felt.reduce((sum, { percentage }) => sum + percentage, 0);
  if (total === 0) return [quiet];
  return felt.map(({ family, percentage, valence, arousal }, index) => ({
    family,
    share: percentage / total,
    valence,
    arousal,
    threads: Math.max(fewestThreads, Math.round((percentage / total) * mostThreads)),
    lane: felt.length === 1 ? 0 : index / (felt.length - 1) - 0.5,
  }));
};

/** Scales the strands to fill a sheet of `width` × 900 but for a margin. */
const placer = (strands: readonly WoundStrand[], width: number): ((point: Point) => Point) => {
  const points = strands.flatMap(({ threads }) => threads.flat());
  const rangeOf = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return {
      middle: (Math.min(...values) + Math.max(...values)) / 2,
      size: Math.max(...values) - Math.min(...values),
    };
  };
  const [across, down] = [rangeOf(0), rangeOf(1)];
  const scale = Math.min((width - margin) / across.size, (height - margin) / down.size);
  return ([x, y]) => [width / 2 + (x - across.middle) * scale, height / 2 + (y - down.middle) * scale];
};

/**
 * Draws an entry as threads wound around an opening, one strand for each of the five strongest feelings, on a
 * transparent ground. Returns an SVG text of at most 20 KB; `options` are the size in px.
 */
export const drawArtwork = (
  input: ArtworkInput,
  options: { width?: number; height?: number } = {},
): string => {
  const { width: shownWidth = height, height: shownHeight = height } = options;
  const width = Math.round((height * shownWidth) / shownHeight);
  const random = randomFrom(input.seed);
  const winding = {
    opening: between(random, -0.25, 0.05),
    spiral: between(random, 0.06, 0.25),
    lean: between(random, 0, 2 * Math.PI),
    widthAt: widthFrom(input.rhythm),
  };
  const strands = strandsOf(input.emotions).map((strand) => windStrand(strand, winding, random));
  const place = placer(strands, width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${shownHeight}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">` +
    strands.map((strand) => drawStrand(strand, place)).join('') +
    `${drawKnots(input.themes, input.seed, strands, place)}</svg>`
  );
};

/** An SVG text as a `data:` address for an image. */
export const artworkDataUrl = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
