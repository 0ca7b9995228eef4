import { expect, test } from 'vitest';
import { usageByArea } from './area-usage.ts';

const told = (day: string, path: string, views: number) => ({ day, path, views, tabs: 5 });

test('areas are in order of use, with every day of the time', () => {
  const usage = usageByArea({
    since: '2025-02-27',
    days: [
      told('2025-02-28', '/goals', 7),
      told('2025-02-27', '/journal', 9),
      told('2025-03-01', '/journal', 12),
    ],
  });
  expect(usage.map(({ path, views }) => [path, views])).toEqual([
    ['/journal', 21],
    ['/goals', 7],
  ]);
  expect(usage[0]?.busiest).toEqual({ day: '2025-03-01', views: 12 });
  expect(usage[0]?.days).toHaveLength(30);
  expect(usage[0]?.days.slice(0, 4)).toEqual([
    { day: '2025-02-27', views: 9 },
    { day: '2025-02-28', views: 0 },
    { day: '2025-03-01', views: 12 },
    { day: '2025-03-02', views: 0 },
  ]);
  expect(usage[0]?.days.at(-1)?.day).toBe('2025-03-28');
});

test('nothing told is nothing shown', () => {
  expect(usageByArea({ since: '2025-02-27', days: [] })).toEqual([]);
});
