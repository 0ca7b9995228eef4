/**
 * How far a signal jumps at a frame beyond what it does around it, in decibels of its own mean level: the third difference,
 * which a curve without a corner hardly has, against the largest of its neighbours.
 */
export function seamAt(signal: Float32Array, frame: number): number {
  const bend = (i: number) =>
    Math.abs((signal[i + 1] ?? 0) - 3 * (signal[i] ?? 0) + 3 * (signal[i - 1] ?? 0) - (signal[i - 2] ?? 0));
  let around = 0;
  let power = 0;
  for (let i = frame - 240; i < frame + 240; i++) {
    power += (signal[i] ?? 0) ** 2 / 480;
    if (Math.abs(i - frame) > 3) around = Math.max(around, bend(i));
  }
  let here = 0;
  for (let i = frame - 3; i <= frame + 3; i++) here = Math.max(here, bend(i));
  return 20 * Math.log10(Math.max(here - around, 1e-12) / Math.max(Math.sqrt(power), 1e-9));
}

/** Mean of a signal in decibels of its own level. */
export function standingOf(signal: Float32Array): number {
  let sum = 0;
  let power = 0;
  for (const value of signal) {
    sum += value;
    power += value * value;
  }
  const level = Math.sqrt(power / signal.length);
  return 20 * Math.log10(Math.max(Math.abs(sum / signal.length), 1e-15) / Math.max(level, 1e-12));
}
