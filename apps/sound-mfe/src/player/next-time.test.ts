import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const now = new Date(2026, 2, 14, 23, 30);

test('a time that is over today is one of tomorrow', () => {
  expect(nextTime('23:45', now)).toBe(new Date(2026, 2, 14, 23, 45).getTime());
  expect(nextTime('07:00', now)).toBe(new Date(2026, 2, 15, 7, 0).getTime());
  expect(nextTime('23:30', now)).toBe(new Date(2026, 2, 15, 23, 30).getTime());
});

test.each(['', '24:00', '7:00', 'soon'])('"%s" is no time', (time) => {
  expect(nextTime(time, now)).toBeNull();
});
