import type { Point } from '../curve.ts';
import { between, pick } from '../random.ts';
import { type Form, type Mark, steps } from '../sheet.ts';

type Place = (along: number, high: number) => Point;

/** From the ground, from a side, or from two sides against each other. */
const poses = {
  ground: [(along, high) => [along, 1.01 - high]],
  side: [(along, high) => [high - 0.01, along]],
  clash: [(along, high) => [along, 1.01 - high], (along, high) => [along, high - 0.01]],
} as const satisfies Record<string, readonly Place[]>;

/** Anger: straight strokes that shoot up to sharp points, and cross. */
export const peaks: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const isWide = width > 1.3;
  const pose = pick(random, isWide ? (['ground', 'clash'] as const) : (['ground', 'side', 'clash'] as const));
  const isMirrored = random() < 0.5;
  const places: readonly Place[] = poses[pose];
  const most = pose === 'clash' ? 0.62 : 0.96;
  const peakCount = Math.round((isSmall ? 5 : 8 + Math.round(4 * width)) / (pose === 'clash' ? 1.3 : 1));
  const wind = between(random, 0.08, 0.26) * (random() < 0.5 ? -1 : 1);
  return places.flatMap((place, half) =>
    steps(peakCount).flatMap((part, index): Mark[] => {
      const at: Place = (along, high) => place(isMirrored ? width - along : along, high);
      const base =
        width * (0.06 + 0.88 * part) + between(random, -0.04, 0.04) + (half * width) / peakCount / 2;
      const foot = isSmall ? between(random, 0.12, 0.19) : between(random, 0.06, 0.17);
      const rise = most * (0.3 + 0.34 * random() + 0.36 * paceAt(part) * between(random, 0.6, 1));
      const top = base + wind * rise * (half === 0 ? 1 : -1) + between(random, -0.05, 0.05) * (1 + arousal);
      const colour = (part + half * 0.37) % 1;
      if (isSmall) {
        const depth = index % 3 === 0 ? 'plain' : index % 3 === 1 ? 'light' : 'deep';
        return [
          {
            kind: 'area',
            at: colour,
            depth,
            isStraight: true,
            points: [at(base - foot, 0.06), at(top, rise), at(base + foot, 0.06)],
          },
        ];
      }
      const strokes = Math.round(13 + 9 * arousal);
      return steps(strokes).map((across, stroke): Mark => {
        const from = base + foot * (2 * across - 1);
        const isEdge = across === 0 || across === 1;
        const reach = isEdge ? 1 : between(random, 0.72, 1);
        return {
          kind: 'line',
          at: colour,
          depth: isEdge ? 'light' : stroke % 2 === 0 ? 'plain' : 'deep',
          width: isEdge ? 0.0056 : 0.0028,
          isStraight: true,
          points: [at(from, 0), at(from + (top - from) * reach, rise * reach)],
        };
      });
    }),
  );
};
