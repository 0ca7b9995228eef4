import type { WorkflowTrigger } from '@reflectory/contracts/workflows';
import { dayOfNumber, numberOfDay, zoneClock } from '../days/index.ts';
import { occurrences, parseRepeatRule } from '../recurrence/index.ts';

type Schedule = Pick<Extract<WorkflowTrigger, { kind: 'schedule' }>, 'rule' | 'time' | 'zone' | 'starts_on'>;

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

/** When what a trigger waits for is looked for next; null where it goes by no clock, or by one that means nothing. */
export function nextTimeOf(trigger: WorkflowTrigger, after: Date): Date | null {
  if (trigger.kind === 'schedule') return nextTime(trigger, after);
  if (trigger.kind !== 'decision-due') return null;
  const starts_on = dayOfNumber(numberOfDay(after.toISOString().slice(0, 10)) - 1);
  return nextTime({ rule: 'FREQ=DAILY', starts_on, time: trigger.time, zone: trigger.zone }, after);
}
