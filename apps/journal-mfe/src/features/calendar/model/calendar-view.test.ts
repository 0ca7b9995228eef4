import { expect, it } from 'vitest';
import { chosenDay, rangeOf, stepOf, viewOf } from './calendar-view.ts';

const today = '2026-11-22';
const asked = (query: string) => viewOf(new URLSearchParams(query), today);
const chosen = (day: string) => chosenDay(new URLSearchParams({ day }));

it('shows what the address asks for, and today’s month where it asks for nothing', () => {
  expect(asked('month=2024-02')).toEqual({ kind: 'month', month: '2024-02' });
  expect(asked('year=2019')).toEqual({ kind: 'year', year: '2019' });
  for (const query of ['', 'month=2024-13', 'month=x', 'year=0000', 'year=20190']) {
    expect(asked(query)).toEqual({ kind: 'month', month: '2026-11' });
  }
});

it('opens days that there are', () => {
  expect(chosen('2024-02-29')).toBe('2024-02-29');
  expect(['2026-02-29', '2026-11-31', '2026-00-10', '2026-11-00', 'x', ''].map(chosen)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

it('reads whole months and years', () => {
  expect(rangeOf({ kind: 'month', month: '2024-02' })).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(rangeOf({ kind: 'year', year: '2026' })).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});

it('has five steps', () => {
  expect([1, 49, 50, 399, 400, 999, 1000, 50_000].map(stepOf)).toEqual([1, 1, 2, 3, 4, 4, 5, 5]);
});
