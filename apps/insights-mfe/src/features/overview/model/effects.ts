import type { Spread } from '@reflectory/contracts/overview';

/** Nothing is said of fewer. */
export const LEAST = 7;

/** z of an interval that holds the difference in 95 of 100 cases. */
const Z95 = 1.96;

/** How days with something differ from the others, from −200 to 200. */
export type Effect = {
  /** With it. */
  n: number;
  difference: number;
  low: number;
  high: number;
  /** Whether the whole interval lies on one side. */
  isClear: boolean;
};

/** Null where either side has fewer than `LEAST`. It says what goes together, never why. */
export function effectOf({ with: some, without: others }: { with: Spread; without: Spread }): Effect | null {
  if (some.n < LEAST || others.n < LEAST) return null;
  if (some.mean === null || others.mean === null) return null;
  const difference = some.mean - others.mean;
  const error = Math.sqrt((some.variance ?? 0) / some.n + (others.variance ?? 0) / others.n);
  const low = difference - Z95 * error;
  const high = difference + Z95 * error;
  // Where all values are alike there is nothing to go by.
  return { n: some.n, difference, low, high, isClear: error > 0 && (low > 0 || high < 0) };
}

/** The interval of a correlation by Fisher's transformation; null below `LEAST`. */
export function correlationOf({ n, correlation }: { n: number; correlation: number | null }) {
  if (n < LEAST || correlation === null) return null;
  const bounded = Math.min(Math.max(correlation, -0.999), 0.999);
  const error = Z95 / Math.sqrt(n - 3);
  const low = Math.tanh(Math.atanh(bounded) - error);
  const high = Math.tanh(Math.atanh(bounded) + error);
  return { n, correlation, low, high, isClear: low > 0 || high < 0 };
}
