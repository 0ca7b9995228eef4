import { expect, it } from 'vitest';
import { rhythmSpan, rhythmWeeks } from './rhythm.ts';

it('counts the days of the eight weeks before and of the one that is not over', () => {
  // 22 November 2026 is a Sunday.
  expect(rhythmSpan('2026-11-22', 1)).toEqual({ from: '2026-09-21', to: '2026-11-22' });
  const weeks = rhythmWeeks(['2026-09-21', '2026-09-27', '2026-09-28', '2026-11-22'], '2026-11-22', 1);
  expect(weeks.map(({ days }) => days)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1]);
  expect(rhythmWeeks(['2026-11-21', '2026-11-22'], '2026-11-22', 7).at(-1)).toEqual({
    start: '2026-11-22',
    days: 1,
  });
});
