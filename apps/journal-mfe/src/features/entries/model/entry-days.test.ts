import { expect, it } from 'vitest';
import { monthsOf } from './entry-days.ts';

const at = (...moment: [number, number, number, number]) => ({ entry_at: new Date(...moment).toISOString() });

it('puts several entries of a day under it, and days under their month', () => {
  const [noon, morning, before, january] = [
    at(2026, 1, 3, 12),
    at(2026, 1, 3, 0),
    at(2026, 1, 2, 23),
    at(2026, 0, 31, 9),
  ];
  expect(monthsOf([noon, morning, before, january])).toEqual([
    {
      month: '2026-02',
      days: [
        { day: '2026-02-03', entries: [noon, morning] },
        { day: '2026-02-02', entries: [before] },
      ],
    },
    { month: '2026-01', days: [{ day: '2026-01-31', entries: [january] }] },
  ]);
});
