import { expect, it } from 'vitest';
import { readSealDay } from './seal-day.ts';

it('takes days to come, within fifty years', () => {
  const read = (entered: string) => readSealDay(entered, '2026-11-22');
  expect(read('2026-11-23')).toEqual({ day: '2026-11-23' });
  expect(read('2076-11-22')).toEqual({ day: '2076-11-22' });
  expect(['2026-11-22', '0001-01-01', '2076-11-23', '12026-01-01', '', 'soon'].map(read)).toEqual([
    { problem: 'past' },
    { problem: 'past' },
    { problem: 'far' },
    { problem: 'far' },
    { problem: 'missing' },
    { problem: 'missing' },
  ]);
});
