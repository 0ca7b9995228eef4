import type { Spread } from '@reflectory/contracts/overview';

/** Number of values, their sum and the sum of their squares. */
export type Sums = { n: number; sum: number; squares: number };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How values lie that were added up. A variance needs two. */
export function spreadOf({ n, sum, squares }: Sums): Spread {
  if (n <= 0) return { n: 0, mean: null, variance: null };
  const mean = sum / n;
  return {
    n,
    mean: rounded(mean),
    variance: n < 2 ? null : rounded(Math.max(0, squares - n * mean * mean) / (n - 1)),
  };
}

/** Values with something and those of all others. */
export const withAndWithout = (some: Sums, all: Sums): { with: Spread; without: Spread } => ({
  with: spreadOf(some),
  without: spreadOf({
    n: all.n - some.n,
    sum: all.sum - some.sum,
    squares: all.squares - some.squares,
  }),
});
