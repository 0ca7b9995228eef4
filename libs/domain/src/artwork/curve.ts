export type Point = readonly [x: number, y: number];

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/**
 * Relative cubic commands through the points (Catmull-Rom), in steps of 1 / `scale`; each is drawn from the rounded
 * pen. A closed one runs back to its first point.
 */
export const smoothPath = (
  points: readonly Point[],
  { isClosed = false, scale = 1 }: { isClosed?: boolean | undefined; scale?: number } = {},
): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : clamp(index, 0, count - 1)] ?? [0, 0];
  const round = (value: number): number => Math.round(value * scale) / scale;
  const tidy = (value: number): number => (scale === 1 ? value : Math.round(value * scale) / scale);
  let [penX, penY] = [round(at(0)[0]), round(at(0)[1])];
  const numbers: number[] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x, y] = [tidy(round(next[0]) - penX), tidy(round(next[1]) - penY)];
    numbers.push(
      round(here[0] + (next[0] - before[0]) / 6 - penX),
      round(here[1] + (next[1] - before[1]) / 6 - penY),
      round(next[0] - (after[0] - here[0]) / 6 - penX),
      round(next[1] - (after[1] - here[1]) / 6 - penY),
      x,
      y,
    );
    [penX, penY] = [tidy(penX + x), tidy(penY + y)];
  }
  const [startX, startY] = at(0).map(round);
  return `M${startX} ${startY}c${numbers.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
};

/** A smooth function over [0, 1] through evenly spaced values (Catmull-Rom). */
export const smoothThrough = (values: readonly number[]): ((position: number) => number) => {
  const last = values.length - 1;
  const at = (index: number): number => values[clamp(index, 0, last)] ?? 0;
  return (position) => {
    const place = clamp(position, 0, 1) * last;
    const index = Math.min(Math.floor(place), Math.max(last - 1, 0));
    const part = place - index;
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const slope = next - before;
    const bend = 2 * before - 5 * here + 4 * next - after;
    const turn = 3 * here - before - 3 * next + after;
    return here + (part * (slope + part * (bend + part * turn))) / 2;
  };
};
