import { expect, it } from 'vitest';
import { periodEnd } from './periods.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const month = { interval: 'month', interval_count: 1 } as const;

it.each([
  ['2025-03-08T12:00:00Z', '2025-04-08T12:00:00Z'],
  ['2025-12-31T23:59:59Z', '2026-01-31T23:59:59Z'],
  ['2025-01-31T12:00:00Z', '2025-02-28T12:00:00Z'],
  ['2028-01-30T12:00:00Z', '2028-02-29T12:00:00Z'],
])('a month from %s ends at %s', (start, end) => {
  expect(periodEnd(seconds(start), month)).toBe(seconds(end));
});
