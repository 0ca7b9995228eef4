import type { WorkflowTrigger } from '@reflectory/contracts/workflows';
import { dayOfNumber, numberOfDay, zoneClock } from '../days/index.ts';
import { occurrences, parseRepeatRule } from '../recurrence/index.ts';

type Schedule = Extract<WorkflowTrigger, { kind: 'schedule' }>;

/** The first moment of a schedule after another; null where there is none, or where rule or zone mean nothing. */
export function nextTime({ rule, time, zone, starts_on: start }: Schedule, after: Date): Date | null {
  const parsed = parseRepeatRule(rule);
  if (!parsed) return null;
  const earliest = dayOfNumber(numberOfDay(after.toISOString().slice(0, 10)) - 1);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  try {
    const clock = zoneClock(zone);
    for (const day of occurrences(parsed, start)) {
      if (day < earliest) continue;
      const at = clock.momentOf(day, hours * 60 + minutes);
      if (at > after.getTime()) return new Date(at);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}
