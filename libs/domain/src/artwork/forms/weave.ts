import type { Point } from '../curve.ts';
import { smoothThrough } from '../curve.ts';
import { between } from '../random.ts';
import { type Form, knots, type Mark, steps } from '../sheet.ts';

/** Several feelings at once: a strand for each, which cross from side to side as in a braid. */
export const weave: Form = ({ width, isSmall, random, paceAt, arousal, feelings }) => {
  const isWide = width > 1.3;
  const strands = Math.min(Math.max(feelings, 3), isSmall ? 3 : 5);
  const threads = isSmall ? 2 : Math.round(57 / strands);
  const crossings = between(random, 0.6, 1) + 0.3 * arousal + (isWide ? 0.35 * width : 0);
  const turn = isWide ? between(random, -0.05, 0.05) : (between(random, 0.12, 0.8) * Math.PI) / 2;
  const hand = random() < 0.5 ? 1 : -1;
  const length = isSmall ? 0.9 : 1.5;
  const start = random();
  const place = (along: number, side: number): Point => {
    if (isWide) return [width * (1.06 * along + 0.5), 0.5 + side + Math.sin(turn) * along];
    const [x, y] = [along * length, side];
    return [
      0.5 * width + hand * (x * Math.cos(turn) - y * Math.sin(turn)),
      0.5 + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  return steps(strands).flatMap((_strand, order) => {
    const phase = start + order / strands;
    const [twist, twistStart] = [between(random, 0.8, 1.4) + arousal, random()];
    const wander = smoothThrough(knots(random, 5));
    return steps(threads).map((across, thread): Mark => {
      const own = smoothThrough(knots(random, 5));
      const points = steps(isSmall ? 7 : 15).map((part): Point => {
        const middle =
          (isSmall ? 0.2 : 0.21) * Math.sin(2 * Math.PI * (crossings * part + phase)) +
          (isSmall ? 0.02 : 0.06) * wander(part);
        const wide = isSmall ? 0.045 : 1.15 * (0.03 + 0.075 * paceAt(part));
        const turned = isSmall ? 1 : Math.cos(2 * Math.PI * (twistStart + twist * part + 0.1 * across));
        return place(
          part - 0.5,
          middle + wide * (2 * across - 1) * turned + (isSmall ? 0 : 0.03 * arousal * own(part)),
        );
      });
      const depth = thread % 3 === 0 ? 'deep' : thread % 3 === 1 ? 'plain' : 'light';
      return {
        kind: 'line',
        at: (order + 0.99 * across) / strands,
        depth: isSmall && thread === 0 ? 'light' : depth,
        width: isSmall ? 0.044 : thread % 3 === 0 ? 0.0052 : 0.0028,
        points,
      };
    });
  });
};
