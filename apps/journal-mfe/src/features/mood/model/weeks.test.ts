import { expect, it } from 'vitest';
import { degreeOf, newCheckIn } from './check-in.ts';
import { weeksOf } from './weeks.ts';

const at = (year: number, month: number, day: number, hour: number) => ({
  ...newCheckIn(null),
  feltAt: new Date(year, month - 1, day, hour).toISOString(),
});

it('ends with the week of today and begins each on the first day of the place', () => {
  const weeks = weeksOf([], new Date(2026, 10, 22), 6, 1);
  expect(weeks).toHaveLength(6);
  expect(weeks.at(-1)?.map(({ date }) => date.getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
  const fromSaturday = weeksOf([], new Date(2026, 10, 22), 1, 6);
  expect(fromSaturday[0]?.map(({ date }) => date.getDate())).toEqual([21, 22, 23, 24, 25, 26, 27]);
});

it('puts check-ins on their own day, in their order, over a change of the clock as well', () => {
  const late = at(2026, 10, 25, 23);
  const early = at(2026, 10, 25, 0);
  const [week] = weeksOf([late, early, at(2026, 10, 26, 0)], new Date(2026, 9, 25), 1, 1);
  expect(week?.[6]?.checkIns).toEqual([early, late]);
  expect(week?.flatMap(({ checkIns }) => checkIns)).toHaveLength(2);
});

it('says five degrees, the middle around nought', () => {
  expect([-100, -60, -20, -10, 0, 10, 20, 60, 100].map(degreeOf).join('')).toBe('001222344');
});
