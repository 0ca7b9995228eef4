import type { PlainStep } from '@reflectory/contracts/workflows';

/** Until when a step waits from a moment on; a month that is too short ends with its last day. */
export function waitUntil({ amount, unit }: Extract<PlainStep, { kind: 'wait' }>, from: Date): Date {
  const minutes = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 };
  if (unit !== 'months') return new Date(from.getTime() + amount * minutes[unit] * 60_000);
  const until = new Date(from);
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + amount);
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(from.getUTCDate(), last));
  return until;
}
