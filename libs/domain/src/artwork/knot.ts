import type { Point } from './curve.ts';
import { oklchToHex } from './palette.ts';
import { randomFrom } from './random.ts';
import type { WoundStrand } from './strand.ts';

const mostKnots = 6;

const pick = <Item>(items: readonly Item[], part: number): Item | undefined =>
  items[Math.floor(part * items.length)];

/** A small knot on some thread for each theme; the same theme in the same drawing keeps its place. */
export const drawKnots = (
  themes: readonly string[],
  seed: string,
  strands: readonly WoundStrand[],
  place: (point: Point) => Point,
): string =>
  themes
    .slice(0, mostKnots)
    .map((theme) => {
      const random = randomFrom(`${seed} ${theme}`);
      const wound = pick(strands, random());
      const point = pick(pick(wound?.threads ?? [], random())?.slice(2, -2) ?? [], random());
      if (!wound || !point) return '';
      const [x, y] = place(point).map(Math.round);
      const chroma = wound.strand.family === null ? 0.012 : 0.13;
      return `<circle cx="${x}" cy="${y}" r="7" fill="${oklchToHex(0.72, chroma, wound.hue)}"/>`;
    })
    .join('');
