import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between, pick, type Random } from '../random.ts';
import { type Form, knots, type Mark, steps } from '../sheet.ts';

/** Where a strand at `x`, at a place from 0 to 1 across the sheet, comes from, down to where it hangs from. */
type Head = (x: number, place: number) => Point[];

const fromAbove =
  (isSmall: boolean): Head =>
  (x) => [[x, isSmall ? 0.06 : -0.02]];

/** Along a branch that reaches in from one side. */
function fromBranch(random: Random, width: number): Head {
  const isFromLeft = random() < 0.5;
  const rise = between(random, 0.1, 0.22);
  const pointAt = (along: number): Point => [
    isFromLeft ? width * along : width * (1 - along),
    0.3 - rise * Math.sin(Math.PI * (0.1 + 0.62 * along)),
  ];
  return (x, place) => {
    const along = isFromLeft ? place : 1 - place;
    const back = Math.max(along - 0.22, -0.04);
    return [pointAt(back), pointAt((back + along) / 2), [x, pointAt(along)[1] + 0.02]];
  };
}

/** Up from one root and over. */
function fromCrown(random: Random, width: number, isSmall: boolean): Head {
  const root = width * between(random, 0.34, 0.66);
  return (x) => {
    const away = x - root;
    const far = Math.abs(away) / Math.max(root, width - root);
    const top = 0.06 + 0.12 * far ** 2 - (isSmall ? 0 : between(random, 0, 0.04));
    return [
      [root, isSmall ? 0.36 : 0.42],
      [root + away * 0.05, 0.3],
      [root + away * 0.34, 0.11 + 0.13 * far],
      [root + away * 0.8, top],
      [x, top + 0.1 + 0.08 * far],
    ];
  };
}

/** Sadness: strands that hang, from above, from a branch that reaches in, or from a crown; some end in a drop. */
export const willow: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const headOf = pick<() => Head>(random, [
    () => fromAbove(isSmall),
    () => fromBranch(random, width),
    () => fromCrown(random, width, isSmall),
  ])();
  const [edge, uneven, lowest] = isSmall ? [0.1, 0.13, 0.9] : [0.04, 0.05, 0.96];
  const lengthAt = smoothThrough(knots(random, 5, 0, 1));
  const wind = between(random, -0.07, 0.07) * (0.5 + arousal);
  return steps(isSmall ? 7 : 60).flatMap((place, index): Mark[] => {
    const x = width * (edge + (1 - 2 * edge) * place) + (isSmall ? 0 : between(random, -0.014, 0.014));
    const head = headOf(x, place);
    const top = head.at(-1)?.[1] ?? 0;
    const long = 0.3 + 0.46 * lengthAt(place) + 0.22 * paceAt(place) + between(random, -uneven, uneven);
    const isShort = !isSmall && index % 3 === 1;
    const part = isShort ? between(random, 0.35, 0.8) : 1;
    const length = Math.max((Math.min(long, lowest) - top) * part, 0.05);
    const sway = between(random, -0.012, 0.012) * (1 + 2 * arousal);
    const end: Point = [x + wind + sway, top + length];
    const points: Point[] = [
      ...head,
      [x + wind * 0.15, top + length * 0.4],
      [x + wind * 0.5 + sway, top + length * 0.72],
      end,
    ];
    const depth = index % 4 === 0 ? 'light' : isShort ? 'deep' : 'plain';
    const strength = isSmall ? 0.04 : isShort ? 0.0026 : 0.0036;
    const strand: Mark = { kind: 'line', at: place, depth, width: strength, points };
    if (isSmall ? index % 3 !== 1 : index % 4 !== 0) return [strand];
    const radius = isSmall ? 0.04 : between(random, 0.005, 0.011);
    return [strand, { kind: 'dot', at: place, depth: 'light', centre: end, radius }];
  });
};
