import type { PlannedBell } from '../../player/bells.ts';

/** Bells of so many minutes: two strokes to begin, one every `interval` minutes, three to end. */
export function timerBells(minutes: number, interval: number): PlannedBell[] {
  const between: PlannedBell[] = [];
  for (let at = interval; interval > 0 && at < minutes; at += interval)
    between.push({ inSeconds: at * 60, ring: 'small-bowl', loud: 0.5 });
  const strokes = (from: number, count: number): PlannedBell[] =>
    Array.from({ length: count }, (_, index) => ({ inSeconds: from + index * 3, ring: 'bowl', loud: 0.7 }));
  return [...strokes(0, 2), ...between, ...strokes(minutes * 60, 3)];
}
