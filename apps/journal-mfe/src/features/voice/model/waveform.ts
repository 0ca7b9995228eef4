/** The loudest of each of `length` equal stretches; as many as there are values where these are fewer. */
export function waveformOf(values: readonly number[], length: number): number[] {
  if (values.length <= length) return [...values];
  return Array.from({ length }, (_, at) => {
    const from = Math.floor((at * values.length) / length);
    const to = Math.floor(((at + 1) * values.length) / length);
    return Math.max(...values.slice(from, to));
  });
}
