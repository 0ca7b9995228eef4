import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayAfterKey, daysOf, lastDayOf, sameDayAfter, weeksOf } from './days.ts';

it('knows the lengths of months', () => {
  expect(['2024-02', '2026-02', '2026-12'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2026-12-31',
  ]);
  expect(daysOf('2024-02')).toHaveLength(29);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(sameDayAfter('2026-03-31', -1)).toBe('2026-02-28');
});

it('begins weeks with the day that the reader begins them with', () => {
  // 1 November 2026 is a Sunday.
  expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11', 6)[0]?.slice(0, 2)).toEqual([null, '2026-11-01']);
  expect(weeksOf('2026-11', 1).flat().filter(Boolean)).toEqual(daysOf('2026-11'));
});

describe('keys', () => {
  it('follow the direction of the page', () => {
    const month = { beneath: 'week', isRtl: false } as const;
    expect(dayAfterKey('ArrowRight', '2026-11-30', month)).toBe('2026-12-01');
    expect(dayAfterKey('ArrowRight', '2026-11-30', { ...month, isRtl: true })).toBe('2026-11-29');
    expect(dayAfterKey('ArrowDown', '2026-11-22', month)).toBe('2026-11-29');
    expect(dayAfterKey('PageUp', '2026-11-22', month)).toBe('2026-10-22');
  });

  it('lead to the month beneath where a row is a month', () => {
    const year = { beneath: 'month', isRtl: false } as const;
    expect(dayAfterKey('ArrowDown', '2026-01-31', year)).toBe('2026-02-28');
    expect(dayAfterKey('PageDown', '2026-11-22', year)).toBe('2027-11-22');
    expect(dayAfterKey('End', '2026-11-22', year)).toBe('2026-11-30');
    expect(dayAfterKey('a', '2026-11-22', year)).toBeNull();
  });
});
