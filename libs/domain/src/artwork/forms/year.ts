import type { Point } from '../curve.ts';
import { type Form, type Mark, steps } from '../sheet.ts';

const TURN = 2 * Math.PI;
/** The part of the circle that stays open between the last day and the first. */
const OPENING = 0.012;

/** A year: its days around a circle from the top, each as long as what was written on it; a point where nothing was. */
export const year: Form = ({ width, isSmall, paceAt, parts }) => {
  const days = isSmall ? 40 : parts;
  const [inner, reach] = [isSmall ? 0.16 : 0.17, isSmall ? 0.31 : 0.3];
  const at = (radius: number, turn: number): Point => [
    width / 2 + radius * Math.sin(TURN * turn),
    0.5 - radius * Math.cos(TURN * turn),
  ];
  return steps(days).map((place): Mark => {
    const turn = OPENING / 2 + (1 - OPENING) * place;
    const pace = paceAt(place);
    if (pace === 0) {
      return {
        kind: 'dot',
        at: place,
        depth: 'deep',
        centre: at(inner, turn),
        radius: isSmall ? 0.01 : 0.0016,
      };
    }
    return {
      kind: 'line',
      at: place,
      depth: pace > 0.8 ? 'light' : 'plain',
      width: isSmall ? 0.026 : (1.1 * inner * TURN) / days,
      isStraight: true,
      points: [at(inner, turn), at(inner + reach * (0.12 + 0.88 * pace), turn)],
    };
  });
};
