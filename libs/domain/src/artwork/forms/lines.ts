import type { Point } from '../curve.ts';
import { between } from '../random.ts';
import { type Form, type Mark, steps } from '../sheet.ts';

/** Nothing that was felt: the writing itself, line by line, as a hand moves. */
export const lines: Form = ({ width, isSmall, random, paceAt }) => {
  const lineCount = isSmall ? 4 : 7;
  const edge = isSmall ? 0.16 : 0.12;
  const indent = random() < 0.5 ? between(random, 0.05, 0.2) : 0;
  return steps(lineCount).flatMap((place, index): Mark[] => {
    const level = (isSmall ? 0.2 : 0.17) + (isSmall ? 0.6 : 0.68) * place;
    const isLast = index === lineCount - 1;
    const left = edge + (index === 0 ? indent : 0);
    const end =
      left +
      (width - edge - left) *
        (isLast ? between(random, 0.25, 0.7) : 0.66 + 0.34 * paceAt(place) * between(random, 0.8, 1));
    if (isSmall) {
      const bow = between(random, -0.02, 0.02);
      return [
        {
          kind: 'line',
          at: place,
          depth: index % 2 === 0 ? 'plain' : 'light',
          width: 0.05,
          points: [
            [left, level],
            [(left + end) / 2, level + bow],
            [end, level],
          ],
        },
      ];
    }
    const words: Mark[] = [];
    for (let x = left; x < end - 0.04;) {
      const length = Math.min(between(random, 0.05, 0.2), end - x);
      const loops = Math.max(Math.round(length / 0.016), 3);
      const tall = Math.floor(random() * loops);
      const points = steps(loops).map((part, loop): Point => {
        const height = loop === tall ? between(random, 0.03, 0.046) : between(random, 0.008, 0.02);
        const deep = random() < 0.12 ? 0.02 : 0;
        return [
          x + length * part + between(random, -0.003, 0.003),
          level + (loop % 2 === 0 ? deep : -height),
        ];
      });
      words.push({
        kind: 'line',
        at: place,
        depth: words.length % 3 === 1 ? 'light' : 'plain',
        width: 0.0042,
        points,
      });
      x += length + between(random, 0.024, 0.038);
    }
    return words;
  });
};
