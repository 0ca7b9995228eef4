import type { Point } from '../curve.ts';
import { between } from '../random.ts';
import type { Form, Mark } from '../sheet.ts';

/** Fear: corners that turn within corners towards a dark opening, closer and closer. */
export const whirl: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const cornerCount = 3 + Math.floor(random() * (isSmall ? 2.6 : 4));
  const turns = isSmall ? 6 : 40;
  const hand = random() < 0.5 ? 1 : -1;
  const start = random();
  const size = (isSmall ? 0.55 : 0.72) * (cornerCount === 3 ? 1.25 : 1);
  let corners = Array.from({ length: cornerCount }, (_, index): Point => {
    const turn = (2 * Math.PI * (start + index + between(random, -0.16, 0.16))) / cornerCount;
    return [width * (0.5 + size * Math.sin(turn)), 0.5 - size * Math.cos(turn)];
  });
  const pull: Point = [between(random, -0.16, 0.16) * width, between(random, -0.16, 0.16)];
  const drawIn = between(random, 0.75, 1.15);
  return Array.from({ length: turns }, (_, index): Mark => {
    const place = index / turns;
    const shake = isSmall ? 0 : 0.005 * arousal;
    const points = corners.map(([x, y]): Point => [
      x + between(random, -shake, shake),
      y + between(random, -shake, shake),
    ]);
    const step = (isSmall ? 0.19 : 0.052) * drawIn * (0.55 + 0.75 * paceAt(place));
    const middle: Point = [width / 2 + pull[0], 0.5 + pull[1]];
    corners = corners.map(([x, y], corner): Point => {
      const [nextX, nextY] = corners[(corner + hand + cornerCount) % cornerCount] ?? [x, y];
      const inward = 1.2 / turns;
      return [
        x + (nextX - x) * step + (middle[0] - x) * inward * 0.5,
        y + (nextY - y) * step + (middle[1] - y) * inward * 0.5,
      ];
    });
    const isStrong = index % 6 === 2;
    return {
      kind: 'line',
      at: place,
      depth: isStrong ? 'light' : index % 3 === 0 ? 'deep' : 'plain',
      width: isSmall ? 0.044 - 0.014 * place : (isStrong ? 0.0056 : 0.0034) * (1.15 - 0.6 * place),
      isClosed: true,
      isStraight: true,
      points,
    };
  });
};
