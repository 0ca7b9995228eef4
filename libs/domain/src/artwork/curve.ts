export type Point = readonly [x: number, y: number];

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Relative cubic commands through the points (Catmull-Rom), whole units; each is drawn from the rounded pen. */
export const smoothPath = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[clamp(index, 0, points.length - 1)] ?? [0, 0];
  let [penX, penY] = [Math.round(at(0)[0]), Math.round(at(0)[1])];
  const numbers: number[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x, y] = [Math.round(next[0] - penX), Math.round(next[1] - penY)];
    numbers.push(
      Math.round(here[0] + (next[0] - before[0]) / 6 - penX),
      Math.round(here[1] + (next[1] - before[1]) / 6 - penY),
      Math.round(next[0] - (after[0] - here[0]) / 6 - penX),
      Math.round(next[1] - (after[1] - here[1]) / 6 - penY),
      x,
      y,
    );
    [penX, penY] = [penX + x, penY + y];
  }
  const [startX, startY] = at(0).map(Math.round);
  return `M${startX} ${startY}c${numbers.join(' ').replaceAll(' -', '-')}`;
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
