import { expect, test } from 'vitest';
import { inactivityDates } from './inactivity.policy.ts';

test('notice, closing and removal of an unused account fit into two years §9.10', () => {
  const seenAt = Date.parse('2023-06-01T00:00:00Z');
  const told = Date.parse('2025-04-18T00:00:00Z');
  expect(inactivityDates(told - 1).warnBefore.getTime()).toBeLessThan(seenAt);
  const { warnBefore, closesAt } = inactivityDates(told);
  expect(warnBefore.getTime()).toBe(seenAt);
  const { toldBefore, removeAfter } = inactivityDates(closesAt.getTime());
  expect(toldBefore.getTime()).toBe(told);
  expect(removeAfter.toISOString()).toBe('2025-06-01T00:00:00.000Z');
});
