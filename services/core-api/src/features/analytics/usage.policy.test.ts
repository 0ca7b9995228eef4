import { expect, test } from 'vitest';
import { areaOf, countEvents, usageSince } from './usage.policy.ts';

const now = Date.parse('2025-03-08T00:10:00Z');
const view = (path: string, at: string) => ({ name: 'page_view', path, at });

test.each([
  ['/', '/'],
  ['/journal', '/journal'],
  ['/journal/*', '/journal'],
  ['/journal/2f8a?secret#here', '/journal'],
  ['/p/:token', '/p'],
  ['/nowhere', 'other'],
  ['journal', 'other'],
  ['/journal-of-somebody', 'other'],
  ['', 'other'],
])('of the path %s the area %s is kept', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('events of one kind, area and day are one count', () => {
  const events = [
    view('/journal/*', '2025-03-08T00:05:00Z'),
    view('/journal', '2025-03-08T01:06:00+01:00'),
    view('/journal', '2025-03-07T23:59:00Z'),
    { ...view('/journal', '2025-03-08T00:05:00Z'), name: 'theme_chosen' },
  ];
  expect(countEvents(events, now)).toEqual([
    { day: '2025-03-08', area: '/journal', name: 'page_view', count: 2 },
    { day: '2025-03-07', area: '/journal', name: 'page_view', count: 1 },
    { day: '2025-03-08', area: '/journal', name: 'theme_chosen', count: 1 },
  ]);
});

test('a clock that is wrong does not write into other days', () => {
  const events = [view('/', '2031-01-01T00:00:00Z'), view('/', '2019-01-01T00:00:00Z')];
  expect(countEvents(events, now)).toEqual([{ day: '2025-03-08', area: '/', name: 'page_view', count: 2 }]);
});

test('figures reach back thirty days with today', () => {
  expect(usageSince(now)).toBe('2025-02-07');
});
