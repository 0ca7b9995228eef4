import { addDays, weekOf } from './days.ts';

/** A week and on how many of its days something was written. */
export type RhythmWeek = { start: string; days: number };

/** Weeks that are looked back. */
const WEEKS = 8;

/** The first day of the weeks that are looked back, and of the week of today. */
export const rhythmSpan = (today: string, firstWeekday: number): { from: string; to: string } => ({
  from: addDays(weekOf(today, firstWeekday), -7 * WEEKS),
  to: today,
});

/** The weeks of a span, the week of today last. */
export function rhythmWeeks(written: readonly string[], today: string, firstWeekday: number): RhythmWeek[] {
  const { from } = rhythmSpan(today, firstWeekday);
  return Array.from({ length: WEEKS + 1 }, (_, index) => {
    const start = addDays(from, 7 * index);
    const end = addDays(start, 7);
    return { start, days: written.filter((day) => day >= start && day < end).length };
  });
}
