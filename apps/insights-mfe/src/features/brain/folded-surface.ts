/** Points around a hemisphere and from end to end; enough for folds, few enough for a phone. */
const AROUND = 144;
const ALONG = 112;

export type Surface = { positions: Float32Array; indices: Uint32Array };
export type Point = readonly [x: number, y: number, z: number];

/** Smooth waves that bend each other: the same at each visit, and like nothing that was ever scanned. */
function foldAt([x, y, z]: Point): number {
  const bendX = x + 0.35 * Math.sin(3.1 * y + 1.7 * z) + 0.18 * Math.sin(6.3 * z - 2.2 * x);
  const bendY = y + 0.35 * Math.sin(2.7 * z - 1.9 * x + 0.8) + 0.18 * Math.sin(5.9 * x + 2.4 * y);
  const bendZ = z + 0.35 * Math.sin(3.3 * x + 2.1 * y + 1.6);
  const wave = Math.sin(7.4 * bendX) + Math.sin(7.9 * bendY + 0.6) + Math.sin(7.1 * bendZ + 1.9);
  // Broad ridges, narrow furrows between them.
  return Math.min(1, Math.abs(wave) / 1.35) ** 0.6;
}

/** A point of one half by its direction: longer than wide, flat where the halves meet, folded everywhere else. */
export function surfacePoint(direction: Point, side: -1 | 1): Point {
  const [x, y, z] = direction;
  const outward = Math.max(0, x * side);
  const radius =
    1 + 0.115 * (foldAt([x * side * 1.1, y, z * 1.15]) - 0.75) * (0.35 + 0.65 * Math.sqrt(outward));
  const flat = x * side < 0 ? 0.16 : 0.66;
  const below = y < 0 ? 0.66 : 0.82;
  return [side * 0.07 + x * flat * radius, y * below * radius, z * radius * 1.08];
}

/** One half as points and triangles. */
export function hemisphere(side: -1 | 1): Surface {
  const positions = new Float32Array((ALONG + 1) * (AROUND + 1) * 3);
  const indices: number[] = [];
  let place = 0;
  for (let row = 0; row <= ALONG; row += 1) {
    const latitude = (Math.PI * row) / ALONG;
    for (let column = 0; column <= AROUND; column += 1) {
      const longitude = (2 * Math.PI * column) / AROUND;
      const direction: Point = [
        Math.sin(latitude) * Math.cos(longitude),
        Math.sin(latitude) * Math.sin(longitude),
        Math.cos(latitude),
      ];
      positions.set(surfacePoint(direction, side), place);
      place += 3;
      if (row === ALONG || column === AROUND) continue;
      const corner = row * (AROUND + 1) + column;
      const below = corner + AROUND + 1;
      indices.push(corner, below, corner + 1, corner + 1, below, below + 1);
    }
  }
  return { positions, indices: new Uint32Array(indices) };
}

/** Where the light of a theme lies: spread over the outside of both halves, the first ones in front. */
export function placeOfLight(index: number, count: number): Point {
  const side = index % 2 === 0 ? 1 : -1;
  const turn = index * 2.399_963;
  const height = count < 2 ? 0.35 : 0.75 - (1.1 * index) / (count - 1);
  const across = Math.sqrt(1 - Math.min(0.95, height * height));
  const direction: Point = [
    side * across * Math.abs(Math.cos(turn) * 0.55 + 0.45),
    height,
    across * (0.25 + 0.75 * Math.abs(Math.sin(turn))),
  ];
  const length = Math.hypot(...direction);
  return surfacePoint([direction[0] / length, direction[1] / length, direction[2] / length], side);
}

/** How bright a point is: near lights more, and more where a theme came up more often; from 0 to 1. */
export function glowAt(point: Point, lights: readonly { at: Point; strength: number }[]): number {
  let glow = 0;
  for (const { at, strength } of lights) {
    const away = (point[0] - at[0]) ** 2 + (point[1] - at[1]) ** 2 + (point[2] - at[2]) ** 2;
    glow += strength * Math.exp(-away / (0.03 + 0.05 * strength));
  }
  return Math.min(1, glow);
}
