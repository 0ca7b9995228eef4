import type { WorkflowTrigger } from '@reflectory/contracts/workflows';
import { dayOfNumber, numberOfDay } from '../days/index.ts';
import { occurrences, parseRepeatRule } from '../recurrence/index.ts';

type Schedule = Extract<WorkflowTrigger, { kind: 'schedule' }>;

/** Milliseconds by which the clocks of a zone are ahead at a moment. */
function aheadAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return clock - Math.floor(at / 1000) * 1000;
}

/** The moment of a clock; a time that clocks leave out is the hour after it. */
function momentOf(day: string, time: string, zone: string): number {
  const clock = Date.parse(`${day}T${time}:00Z`);
  const before = clock - aheadAt(zone, clock - 86_400_000);
  const after = clock - aheadAt(zone, clock + 86_400_000);
  // On the day of a change one of both is what the clocks say then.
  const fits = [before, after].filter((at) => at + aheadAt(zone, at) === clock);
  return fits[0] ?? before;
}

/** The first moment of a schedule after another; null where there is none, or where rule or zone mean nothing. */
export function nextTime({ rule, time, zone, starts_on: start }: Schedule, after: Date): Date | null {
  const parsed = parseRepeatRule(rule);
  if (!parsed) return null;
  const earliest = dayOfNumber(numberOfDay(after.toISOString().slice(0, 10)) - 1);
  try {
    for (const day of occurrences(parsed, start)) {
      if (day < earliest) continue;
      const at = momentOf(day, time, zone);
      if (at > after.getTime()) return new Date(at);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}
