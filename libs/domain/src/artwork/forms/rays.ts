import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between, pick, type Random } from '../random.ts';
import { arc, type Form, knots, type Mark } from '../sheet.ts';

const TURN = 2 * Math.PI;

/** Where the middle lies, how wide it is, how far rays reach, and the part of a turn that they fill. */
type Pose = { centre: Point; inner: number; reach: number; from: number; span: number };

/** In the open, rising from the ground, or shining in from a corner. */
function poseOf(random: Random, width: number): Pose {
  const isWide = width > 1.3;
  const side = random() < 0.5 ? 0 : 1;
  const wide = isWide ? 0.38 * (width - 1) : 0;
  const open = (): Pose => ({
    centre: [
      width * (isWide ? between(random, 0.3, 0.7) : between(random, 0.46, 0.54)),
      between(random, 0.46, 0.54),
    ],
    inner: between(random, 0.05, 0.19),
    reach: 0.49 + wide,
    from: random(),
    span: 1,
  });
  const rising = (): Pose => ({
    centre: [width * between(random, 0.36, 0.64), between(random, 0.88, 1.02)],
    inner: between(random, 0.16, 0.3),
    reach: 0.82 + wide,
    from: -0.29,
    span: 0.58,
  });
  const corner = (): Pose => ({
    centre: [side * width + between(random, -0.06, 0.06), between(random, -0.06, 0.08)],
    inner: between(random, 0.16, 0.32),
    reach: 1.2 + 2.4 * wide,
    from: side === 0 ? 0.22 : 0.47,
    span: 0.31,
  });
  return pick(random, [open, open, rising, corner])();
}

/** Joy: rays around an open middle, long and short, the longest with a seed at their end. */
export const rays: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const { centre, inner, reach, from, span } = poseOf(random, width);
  const curl = between(random, -0.16, 0.16) * (0.35 + arousal) * (span < 1 ? 0.35 : 1);
  const ends = between(random, 0.1, 1);
  const swell = smoothThrough([ends, ...knots(random, 4, 0.1, 1), ends]);
  const rayCount = Math.round(isSmall ? 5 + 9 * span : (0.4 + 0.6 * span) * between(random, 80, 130));
  const at = (radius: number, turn: number): Point => [
    centre[0] + radius * Math.sin(TURN * turn),
    centre[1] - radius * Math.cos(TURN * turn),
  ];
  const marks = Array.from({ length: rayCount }, (_, index): Mark[] => {
    const place = index / (span < 1 ? rayCount - 1 : rayCount);
    const turn = from + span * (place + between(random, -0.2, 0.2) / rayCount);
    const isLong = isSmall ? index % 2 === 0 : index % 3 === 0;
    const strength = 0.45 * paceAt(place) + 0.55 * swell(place);
    const full = (reach - inner) * (0.42 + 0.58 * strength);
    const length = isLong ? full : full * between(random, 0.36, 0.7);
    const start = inner + (isLong ? 0 : between(random, 0.01, 0.05));
    const bend = curl * (length / reach);
    const end = at(inner + length, turn + bend);
    const ray: Mark = {
      kind: 'line',
      at: place,
      depth: isLong ? 'plain' : index % 3 === 1 ? 'deep' : 'light',
      width: isSmall ? (isLong ? 0.052 : 0.04) : isLong ? 0.004 : 0.0024,
      points: [at(start, turn), at((start + inner + length) / 2, turn + 0.3 * bend), end],
    };
    if (isSmall || !isLong) return [ray];
    return [
      ray,
      { kind: 'dot', at: place, depth: 'light', centre: end, radius: between(random, 0.0035, 0.0085) },
    ];
  }).flat();
  const ring = (radius: number): Mark => ({
    kind: 'line',
    at: 0,
    depth: 'light',
    width: 0.003,
    isClosed: true,
    points: arc(centre, [radius, radius], 8),
  });
  return isSmall ? marks : [...marks, ring(inner * 0.86), ring(inner * 0.76)];
};
