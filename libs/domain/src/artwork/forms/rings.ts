import type { Point } from '../curve.ts';
import { between, pick, type Random } from '../random.ts';
import { depthOf, type Form, type Mark } from '../sheet.ts';

const TURN = 2 * Math.PI;

/** Two stems around a middle, how far they are from it, how far their rings reach, and how many these are. */
type Pose = {
  middle: Point;
  stems: readonly [Point, Point];
  apart: number;
  reach: number;
  ringCount: number;
};

/** A whole tree, two that grow into one, or one that the sheet cuts. */
function poseOf(random: Random, width: number, isSmall: boolean): Pose & { isTwo: boolean } {
  const isWide = width > 1.3;
  const pose = pick(random, ['whole', 'two', 'cut'] as const);
  const lean = between(random, 0, Math.PI);
  const apart = pose === 'two' ? between(random, 0.13, 0.2) : between(random, 0.01, 0.04);
  const side = random() < 0.5 ? between(random, 0, 0.22) : between(random, 0.78, 1);
  const middle: Point =
    pose === 'cut'
      ? [width * side, between(random, 0.55, 0.95)]
      : [width * (isWide ? between(random, 0.25, 0.45) : 0.5), 0.5];
  const stem = (hand: 1 | -1): Point => [
    middle[0] + hand * apart * Math.cos(lean),
    middle[1] + hand * apart * Math.sin(lean),
  ];
  const whole = isWide ? Math.hypot(width, 1) * 0.6 : 0.45;
  const [few, many] = pose === 'cut' ? [6, 30] : [5, 24];
  return {
    middle,
    stems: [stem(1), stem(-1)],
    apart,
    reach: pose === 'cut' ? Math.hypot(width, 1) * 0.95 : whole,
    ringCount: isSmall ? few : many,
    isTwo: pose === 'two',
  };
}

/** Where a ray in `direction` from `from` leaves the ring of `size` around both stems: a Cassini oval. */
function edgeOf(from: Point, direction: Point, stems: Pose['stems'], size: number): Point {
  const at = (far: number): Point => [from[0] + far * direction[0], from[1] + far * direction[1]];
  const isInside = (far: number): boolean => {
    const [x, y] = at(far);
    return stems.reduce((product, stem) => product * Math.hypot(x - stem[0], y - stem[1]), 1) < size * size;
  };
  let [low, high] = [0, 2 * size + 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isInside(middle)) low = middle;
    else high = middle;
  }
  return at(low);
}

/** Trust: the rings of a tree, or of two that grow into one; wide in years of plenty. */
export const rings: Form = ({ width, isSmall, random, paceAt, arousal }) => {
  const { middle, stems, apart, reach, ringCount, isTwo } = poseOf(random, width, isSmall);
  const corners = isSmall ? 10 : 16;
  const waves = [3, 5, 7].map((turns) => ({
    turns,
    phase: random(),
    drift: between(random, -0.3, 0.3),
    size: between(random, 0.015, 0.06) / turns ** 0.5,
  }));
  const wobbleAt = (turn: number, place: number): number =>
    waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(TURN * (wave.turns * turn + wave.phase + wave.drift * place)),
      0,
    );
  let total = 0;
  const grown = Array.from(
    { length: ringCount },
    (_, index) => (total += 0.3 + paceAt(index / ringCount) + between(random, 0, 0.3)),
  );
  return grown.flatMap((span, index): Mark[] => {
    const size = (reach * span) / total;
    const place = index / (ringCount - 1);
    const isOpen = !isSmall && index % 7 === 4;
    const from = random();
    const depth = depthOf(index, 5);
    const ring = (centre: Point): Mark => ({
      kind: 'line',
      at: place,
      depth,
      width: isSmall ? 0.046 : { light: 0.0068, deep: 0.0042, plain: 0.003 }[depth],
      isClosed: !isOpen,
      points: Array.from({ length: corners + (isOpen ? -1 : 0) }, (_, corner): Point => {
        const turn = from + corner / corners;
        const [x, y] = edgeOf(centre, [Math.sin(TURN * turn), -Math.cos(TURN * turn)], stems, size);
        const grow =
          1 + wobbleAt(turn, place) * (0.3 + 0.7 * place) + between(random, -0.008, 0.008) * arousal;
        return [centre[0] + (x - centre[0]) * grow, centre[1] + (y - centre[1]) * grow];
      }),
    });
    // Where two stems meet a ring would have a waist too narrow to be drawn.
    if (size > 1.3 * apart) return [ring(middle)];
    return isTwo && size > (isSmall ? 0.8 : 0.3) * apart && size < 0.97 * apart ? stems.map(ring) : [];
  });
};
