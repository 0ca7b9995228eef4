import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between } from '../random.ts';
import { type Form, knots, type Mark, steps } from '../sheet.ts';

/** Ridges of a journey, however short or long it is. */
const FEWEST = 16;
const MOST = 40;
/** Ridges are looked at in so many steps, of which strokes keep every fourth and their ends. */
const STEPS = 97;
const KEPT = 4;

/** The parts of a ridge that no ridge in front of it hides; `front` is how high those reach, and takes this one in. */
function visibleOf(ridge: readonly Point[], front: number[]): Point[][] {
  const runs: [Point, number][][] = [[]];
  ridge.forEach((point, index) => {
    const before = front[index] ?? 2;
    if (point[1] < before) runs.at(-1)?.push([point, index]);
    else runs.push([]);
    front[index] = Math.min(before, point[1]);
  });
  return runs
    .filter(({ length }) => length > KEPT)
    .map((run) =>
      run
        .filter(([, index], place) => place === 0 || place === run.length - 1 || index % KEPT === 0)
        .map(([point]) => point),
    );
}

/** A journey: its months as ridges, the latest in front, high where much was written. */
export const ridges: Form = ({ width, isSmall, random, paceAt, parts }) => {
  const ridgeCount = isSmall ? 4 : Math.min(Math.max(parts, FEWEST), MOST);
  const [summit, drift] = [between(random, 0.32, 0.68), between(random, -0.3, 0.3)];
  const breadth = between(random, 0.15, 0.24);
  const edge = isSmall ? 0.08 : 0.07;
  const front: number[] = [];
  const shapes = steps(ridgeCount).map(() => smoothThrough(knots(random, 12, 0, 1)));
  return steps(ridgeCount)
    .toReversed()
    .flatMap((place, order): Mark[] => {
      const index = ridgeCount - 1 - order;
      const base = (isSmall ? 0.42 : 0.34) + (isSmall ? 0.46 : 0.56) * place;
      const bumps = shapes[index] ?? (() => 0.5);
      const height = (isSmall ? 0.28 : 0.2) * (0.25 + 0.75 * paceAt(place));
      const top = summit + drift * (place - 0.5);
      const ridge = steps(STEPS).map((part): Point => {
        const near = Math.exp(-(((part - top) / breadth) ** 2));
        return [
          width * (edge + (1 - 2 * edge) * part),
          base - height * near * (0.3 + bumps(part)) - 0.012 * bumps(part),
        ];
      });
      const isStrong = index % 4 === 1;
      return visibleOf(ridge, front).map((points) => ({
        kind: 'line',
        at: place,
        depth: isStrong ? 'light' : index % 2 === 0 ? 'plain' : 'deep',
        width: isSmall ? 0.05 : isStrong ? 0.0062 : 0.004,
        points,
      }));
    });
};
