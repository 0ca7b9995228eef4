/** The value that a part of the times stays below; undefined of none. */
export function quantile(times: readonly number[], part: number): number | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
