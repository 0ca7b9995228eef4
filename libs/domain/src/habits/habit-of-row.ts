import type { HabitRule, HabitSchedule } from './habit-rule.ts';

/** The columns of a habit that say what is wanted; each kind of schedule reads its own. */
export type HabitColumns = {
  measure: 'yes_no' | 'number';
  target_value: number;
  direction: 'at_least' | 'at_most';
  schedule: HabitSchedule['kind'];
  times: number;
  weekdays: readonly number[];
  every: number;
};

function scheduleOf({ schedule, measure, times, weekdays, every }: HabitColumns): HabitSchedule {
  if (schedule === 'weekdays') return { kind: 'weekdays', weekdays };
  if (schedule === 'interval') return { kind: 'interval', every };
  // What is not measured has no total.
  if (schedule === 'total') return measure === 'number' ? { kind: 'total' } : { kind: 'times', times };
  return { kind: 'times', times };
}

/** What is wanted of a habit, by its row. */
export const habitOfRow = (row: HabitColumns): HabitRule => ({
  schedule: scheduleOf(row),
  measure:
    row.measure === 'number'
      ? { kind: 'number', target: row.target_value, direction: row.direction }
      : { kind: 'yes_no' },
});

/** The columns that a schedule and a measure are kept in. */
export const rowOfHabit = ({ schedule, measure }: HabitRule): Partial<HabitColumns> => ({
  measure: measure.kind,
  ...(measure.kind === 'number' && { target_value: measure.target, direction: measure.direction }),
  schedule: schedule.kind,
  ...(schedule.kind === 'times' && { times: schedule.times }),
  ...(schedule.kind === 'weekdays' && { weekdays: schedule.weekdays }),
  ...(schedule.kind === 'interval' && { every: schedule.every }),
});

/** Id of the row of a habit's day: made of both, so that two devices that say something of a day write the same row. */
export function habitDayId(habitId: string, day: number): string {
  const last = (Number.parseInt(habitId.slice(-8), 16) ^ day) >>> 0;
  return habitId.slice(0, -8) + last.toString(16).padStart(8, '0');
}
