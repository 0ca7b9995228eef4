import type { Point } from '../curve.ts';
import { between } from '../random.ts';
import type { Form, Mark } from '../sheet.ts';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Surprise: seeds in the order of a sunflower, blown off to one side. */
export const sparks: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const isWide = width > 1.3;
  const seeds = isSmall ? 19 : Math.round(230 * Math.max(width / 2, 1) ** 0.5);
  const blow = between(random, 0, 2 * Math.PI);
  const away: Point = [Math.cos(blow), Math.sin(blow)];
  const radius = isSmall ? 0.38 : between(random, 0.32, 0.42);
  // On a wide sheet the flower is as wide as the wind has blown it.
  const stretch = Math.max(width / 1.8, 1);
  const gone = between(random, 0.4, 1.2);
  const centre: Point = [width / 2 - away[0] * (isWide ? width * 0.18 : 0.07), 0.5 - away[1] * 0.07];
  const [start, waves] = [random() * 6, between(random, 5, 13)];
  return Array.from({ length: seeds }, (_, index): Mark => {
    const place = Math.sqrt((index + 0.5) / seeds);
    const turn = start + index * GOLDEN;
    const [x, y] = [radius * place * Math.cos(turn), radius * place * Math.sin(turn)];
    const facing = (x * away[0] + y * away[1]) / radius;
    const loose =
      Math.max(facing, 0) ** 1.5 * gone * (0.7 + 0.5 * arousal) * between(random, 0.3, isSmall ? 0.6 : 1.2);
    const [far, scatter] = [isWide ? width * 0.42 : 0.36, loose * (isSmall ? 0.06 : 0.16)];
    const pulse = 0.5 + 0.5 * Math.cos(waves * place + 4 * paceAt(place));
    const spot: Point = [
      centre[0] + x * stretch + away[0] * loose * far + between(random, -scatter, scatter),
      centre[1] + y + away[1] * loose * 0.36 + between(random, -scatter, scatter),
    ];
    const depth = pulse > 0.75 ? 'light' : pulse > 0.3 ? 'plain' : 'deep';
    const size = isSmall ? 0.028 + 0.03 * pulse : (0.004 + 0.0105 * pulse) * (1 - 0.35 * Math.min(loose, 1));
    return { kind: 'dot', at: index / seeds, depth, centre: spot, radius: size };
  });
};
