import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between, pick, type Random } from '../random.ts';
import { arc, depthOf, type Form, knots, type Mark, type Sheet, steps } from '../sheet.ts';

/** What stands over the water: sinking into it, high above it, or a ring. Its place among the colours is the last. */
type Pose = { pose: 'setting' | 'high' | 'ring'; horizon: number; centre: Point; radius: number };
const LAST = 0.99;

function poseOf(random: Random, width: number): Pose {
  const pose = pick(random, ['setting', 'high', 'ring'] as const);
  const isSetting = pose === 'setting';
  const horizon = isSetting ? between(random, 0.4, 0.56) : between(random, 0.54, 0.68);
  const radius = isSetting ? between(random, 0.15, 0.24) : between(random, 0.09, 0.15);
  const x = width * (random() < 0.5 ? between(random, 0.26, 0.42) : between(random, 0.58, 0.74));
  const y = horizon - (isSetting ? radius * between(random, 0.1, 0.6) : radius + between(random, 0.1, 0.22));
  return { pose, horizon, centre: [x, y], radius };
}

const level = (x: number, half: number, y: number): Point[] => [
  [x - half, y],
  [x + half, y],
];

function wavesOf({ width, isSmall, random, paceAt, arousal }: Sheet, { pose, horizon }: Pose): Mark[] {
  const many = Math.round(between(random, 24, 36) / Math.max(width / 2, 1) ** 0.7);
  const few = pose === 'setting' ? 4 : 3;
  const lineCount = isSmall ? few : many;
  const swell = smoothThrough(knots(random, 7));
  const edge = isSmall ? 0.07 : -0.02;
  return Array.from({ length: lineCount }, (_, index): Mark => {
    const place = index / lineCount;
    const y = isSmall
      ? horizon + 0.05 + (0.94 - horizon) * place
      : horizon + (1.02 - horizon) * place ** 1.35;
    const height = (0.002 + 0.026 * place) * (0.5 + paceAt(place)) * (0.6 + arousal);
    const shift = between(random, 0, 0.6);
    const points = steps(isSmall ? 4 : 9).map((part): Point => [
      width * (edge + (1 - 2 * edge) * part),
      y + height * swell((part * 0.7 + shift + place * 0.3) % 1),
    ]);
    const strength = isSmall ? 0.052 : 0.0022 + 0.0045 * place;
    return { kind: 'line', at: place, depth: depthOf(index, 4), width: strength, points };
  });
}

function smallDisc({ pose, horizon, centre, radius }: Pose): Mark {
  if (pose === 'setting') {
    const points = steps(9).map((part): Point => {
      const turn = Math.PI * (part - 0.5);
      return [centre[0] + radius * Math.sin(turn), horizon - 0.01 - radius * Math.cos(turn)];
    });
    return { kind: 'area', at: LAST, depth: 'light', points };
  }
  if (pose === 'high') return { kind: 'dot', at: LAST, depth: 'light', centre, radius };
  return {
    kind: 'line',
    at: LAST,
    depth: 'light',
    width: 0.05,
    isClosed: true,
    points: arc(centre, [radius, radius], 8),
  };
}

/** A disc of level strokes, as far as the water leaves it to be seen; or rings within each other. */
function discOf({ pose, horizon, centre, radius }: Pose): Mark[] {
  if (pose === 'ring') {
    return [1, 0.86, 0.74, 0.64].map((size): Mark => {
      const points = arc(centre, [radius * size, radius * size], 8);
      const [depth, width] = size === 1 ? (['light', 0.007] as const) : (['plain', 0.003] as const);
      return { kind: 'line', at: LAST, depth, width, isClosed: true, points };
    });
  }
  return steps(23).flatMap((part, index): Mark[] => {
    const y = centre[1] - radius * (1 - 2 * part);
    if (y > horizon - 0.006) return [];
    const half = radius * Math.sqrt(Math.max(1 - (1 - 2 * part) ** 2, 0.004));
    const depth = index % 3 === 0 ? 'light' : 'plain';
    return [
      {
        kind: 'line',
        at: LAST,
        depth,
        width: 0.0028 + 0.0036 * part,
        isStraight: true,
        points: level(centre[0], half, y),
      },
    ];
  });
}

/** Its light on the water, in broken strokes. */
const lightOf = (random: Random, { horizon, centre, radius }: Pose): Mark[] =>
  steps(16).map((part): Mark => {
    const half = radius * between(random, 0.15, 0.85) * (1.05 - 0.55 * part);
    const x = centre[0] + between(random, -0.25, 0.25) * radius;
    const points = level(x, half, horizon + 0.02 + (0.96 - horizon) * part ** 1.3);
    return { kind: 'line', at: LAST, depth: 'light', width: 0.003 + 0.007 * part, isStraight: true, points };
  });

/** Calm: still water to the horizon, a disc or ring above it or sinking into it, and its light on the water. */
export const water: Form = (sheet) => {
  const pose = poseOf(sheet.random, sheet.width);
  const waves = wavesOf(sheet, pose);
  return sheet.isSmall
    ? [smallDisc(pose), ...waves]
    : [...waves, ...discOf(pose), ...lightOf(sheet.random, pose)];
};
