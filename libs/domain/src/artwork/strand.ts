import type { EmotionFamily } from '@reflectory/contracts/journal';
import { smoothPath, smoothThrough } from './curve.ts';
import type { Point } from './curve.ts';
import { familyHues, oklchToHex } from './palette.ts';
import { between } from './random.ts';
import type { Random } from './random.ts';

/** What all strands of one artwork share. */
export type Winding = {
  /** Where the loops begin, in turns from the top. */
  opening: number;
  /** How far the loops spiral outwards. */
  spiral: number;
  /** Direction in which the loops are set off from each other, radians. */
  lean: number;
  widthAt: (position: number) => number;
};

/** One feeling, as a bundle of threads wound once around. */
export type Strand = {
  /** null is drawn in a neutral tone. */
  family: EmotionFamily | null;
  /** Part of all that was felt, 0 to 1. */
  share: number;
  valence: number;
  arousal: number;
  threads: number;
  /** Place among the strands, -0.5 (inside) to 0.5 (outside). */
  lane: number;
};

/** The threads of a strand as points around [0, 0], at a radius of about 1, and its hue in degrees. */
export type WoundStrand = { strand: Strand; hue: number; threads: Point[][] };

const tones = [
  { lightness: 0.62, hue: -8, width: 7, opacity: '.24' },
  { lightness: 0.68, hue: 0, width: 2, opacity: '.75' },
  { lightness: 0.78, hue: 8, width: 1.6, opacity: '.8' },
] as const;

const drift = (random: Random, turns: number) =>
  smoothThrough(Array.from({ length: turns }, () => between(random, -1, 1)));

/**
 * Where the threads of a strand run; `across` is a thread's place in the bundle, -1 to 1. Arousal loosens threads
 * from each other and lets the loop wander; valence lifts or sinks it; the rhythm of the text opens and closes it.
 */
const courseOf = (strand: Strand, winding: Winding, random: Random) => {
  const { arousal, share, lane, valence } = strand;
  const start = winding.opening + between(random, -0.06, 0.06);
  const length = between(random, 0.96, 1.06) + 0.22 * arousal;
  const twist = between(random, 0.45, 0.85) + 0.5 * arousal;
  const twistStart = random();
  const shear = between(random, 0.04, 0.12);
  const wander = drift(random, 5);
  const direction = winding.lean + lane * 4.8;
  const [centreX, centreY] = [0.11 * Math.sin(direction), 0.08 * Math.cos(direction) - 0.1 * valence];
  return (across: number, loose: (position: number) => number) =>
    (along: number): Point => {
      const angle = 2 * Math.PI * (start + length * along);
      const turned = Math.cos(2 * Math.PI * (twistStart + twist * along + shear * across));
      const radius =
        1 +
        0.38 * lane +
        winding.spiral * (along - 0.5) +
        (0.06 + 0.12 * arousal) * wander(along) +
        0.17 * arousal ** 1.6 * loose(along) +
        (0.14 + 0.47 * share) * winding.widthAt(along) * across * turned;
      return [centreX + radius * Math.sin(angle), centreY - radius * Math.cos(angle)];
    };
};

/** Winds the threads of a strand; their ends are loose. */
export const windStrand = (strand: Strand, winding: Winding, random: Random): WoundStrand => {
  const hue = (strand.family === null ? 90 : familyHues[strand.family]) + between(random, -6, 6);
  const course = courseOf(strand, winding, random);
  const segments = 13 + Math.round(strand.arousal * 4);
  const threads = Array.from({ length: strand.threads }, (_, index) => {
    const pointAt = course((2 * index) / (strand.threads - 1) - 1, drift(random, 6));
    const [from, to] = [between(random, 0, 0.06), between(random, 0.92, 1)];
    return Array.from({ length: segments + 1 }, (_point, step) =>
      pointAt(from + ((to - from) * step) / segments),
    );
  });
  return { strand, hue, threads };
};

/** Draws a wound strand in three tones; `place` maps its points onto the sheet. */
export const drawStrand = ({ strand, hue, threads }: WoundStrand, place: (point: Point) => Point): string => {
  const chroma = strand.family === null ? 0.012 : 0.07 + 0.09 * Math.min(1, strand.share * 1.6);
  return tones
    .map((tone, index) => {
      const own = threads.filter((_thread, position) => position % tones.length === index);
      const paths = own.map((points) => `<path d="${smoothPath(points.map(place))}"/>`).join('');
      const stroke = oklchToHex(tone.lightness, chroma, hue + tone.hue);
      return `<g stroke="${stroke}" stroke-width="${tone.width}" stroke-opacity="${tone.opacity}">${paths}</g>`;
    })
    .join('');
};
