import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between } from '../random.ts';
import { arc, depthOf, type Form, knots, type Mark, type Sheet, steps } from '../sheet.ts';

type Knot = { centre: Point; reach: number; push: number };

function knotsOf({ width, isSmall, random, arousal }: Sheet): Knot[] {
  const [from, to] = width > 1.3 ? [0.22, 0.78] : [0.3, 0.7];
  const count = !isSmall && random() < 0.4 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const size = count === 1 ? between(random, 0.8, 1.35) : between(random, 0.5, 0.95);
    const x = width * between(random, from, to);
    const y = (index + 0.5) / count + between(random, -0.14, 0.14);
    return { centre: [x, y], reach: 0.15 * size, push: (0.14 + 0.04 * arousal) * size };
  });
}

/** Disgust: the grain of wood, every line of which turns away from a knot, or from two. */
export const grain: Form = (sheet) => {
  const { width, isSmall, random, paceAt } = sheet;
  const lineCount = isSmall ? 7 : Math.round(36 * Math.min(Math.max(width, 1), 1.8));
  const eyes = knotsOf(sheet);
  const lean = between(random, -0.3, 0.3);
  const drift = smoothThrough(knots(random, 6));
  const slope = (y: number): number => lean * (y - 0.5);
  const shiftAt = (x: number, y: number): number =>
    eyes.reduce((sum, { centre, reach, push }) => {
      const away = x - (centre[0] - slope(centre[1]));
      const fade = Math.exp(-Math.abs(away) / (isSmall ? 0.14 : 1.35 * push));
      return sum + (away < 0 ? -1 : 1) * push * fade * Math.exp(-(((y - centre[1]) / reach) ** 2));
    }, 0);
  // A sheet of a size to be seen whole is filled over its edges.
  const spill = Math.abs(lean) / 2 / width + 0.04;
  const [left, across, top, down] = isSmall ? [0.02, 0.92, 0.06, 0.88] : [-spill, 1 + 2 * spill, -0.02, 1.04];
  let total = 0;
  const gaps = Array.from({ length: lineCount }, (_, index) => (total += 0.4 + paceAt(index / lineCount)));
  const strokes = gaps.map((gap, index): Mark => {
    const place = gap / total;
    const x = width * (left + across * place);
    const points = steps(isSmall ? 7 : 12).map((part): Point => {
      const y = top + down * part;
      return [x + shiftAt(x, y) + slope(y) + (isSmall ? 0.01 : 0.022) * drift((part + place) / 2), y];
    });
    const depth = depthOf(index, 6);
    return {
      kind: 'line',
      at: place * 0.97,
      depth,
      width: isSmall ? 0.04 : depth === 'light' ? 0.0056 : 0.0032,
      points,
    };
  });
  const sizes = isSmall ? [0.5] : steps(6).map((part) => 0.16 + 0.52 * part);
  const rings = eyes.flatMap(({ centre, reach, push }) =>
    sizes.map((size): Mark => {
      const points = arc(centre, [push * size * 0.85, reach * size], 8).map(([x, y]): Point => [
        x + lean * (y - centre[1]),
        y,
      ]);
      return {
        kind: 'line',
        at: 0.99,
        depth: 'light',
        isClosed: true,
        width: isSmall ? 0.048 : 0.0034,
        points,
      };
    }),
  );
  return [...strokes, ...rings];
};
