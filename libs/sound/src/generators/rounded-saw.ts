/**
 * A wave like that of the folds of a voice: rises evenly, falls back at once, with the corners rounded so that little folds
 * back from above half the sample rate. `phase` goes from 0 to 1 by `step` with each frame.
 */
export function roundedSaw(phase: number, step: number): number {
  const value = 2 * phase - 1;
  if (phase < step) {
    const t = phase / step;
    return value - (t + t - t * t - 1);
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return value - (t * t + t + t + 1);
  }
  return value;
}
