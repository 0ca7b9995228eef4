import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfDay } from '../days/index.ts';
import {
  type HabitDay,
  habitDayId,
  habitOfRow,
  PACKED_DAYS,
  packDays,
  rowOfHabit,
  unpackDays,
} from './index.ts';

const today = numberOfDay('2026-11-25');
const someDay: fc.Arbitrary<HabitDay> = fc.record({
  state: fc.constantFrom('done', 'skipped', 'missed'),
  value: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true, noDefaultInfinity: true }).map(Math.abs)),
});

describe('packed days', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(PACKED_DAYS - 1), someDay)), (said) => {
        const days = new Map(said.map(([ago, day]) => [today - ago, day]));
        expect(unpackDays(packDays(days, today), today)).toEqual(days);
      }),
    );
  });

  it('leave out what is older and what is to come', () => {
    const done: HabitDay = { state: 'done', value: null };
    const days = new Map(
      [today + 1, today, today - PACKED_DAYS + 1, today - PACKED_DAYS].map((day) => [day, done]),
    );
    expect(packDays(days, today)).toBe(`0d ${PACKED_DAYS - 1}d`);
    expect(unpackDays('nonsense 5x 3', today)).toEqual(new Map());
  });
});

describe('the row of a habit', () => {
  it('holds what is wanted', () => {
    const row = {
      measure: 'number',
      target_value: 5,
      direction: 'at_least',
      schedule: 'weekdays',
      times: 3,
      weekdays: [1, 3],
      every: 2,
    } as const;
    const rule = habitOfRow(row);
    expect(rule).toEqual({
      schedule: { kind: 'weekdays', weekdays: [1, 3] },
      measure: { kind: 'number', target: 5, direction: 'at_least' },
    });
    expect(habitOfRow({ ...row, ...rowOfHabit(rule) })).toEqual(rule);
    expect(habitOfRow({ ...row, measure: 'yes_no', schedule: 'total' }).schedule).toEqual({
      kind: 'times',
      times: 3,
    });
  });
});

describe('the id of a day', () => {
  it('is one for each habit and day, and the same wherever it is made', () => {
    const habit = '0b5c6f0e-6f1c-4c1e-9d55-0a1b2c3d4e5f';
    const ids = new Set(Array.from({ length: 2000 }, (_, index) => habitDayId(habit, today - index)));
    expect(ids.size).toBe(2000);
    expect(habitDayId(habit, 20_417)).toBe('0b5c6f0e-6f1c-4c1e-9d55-0a1b2c3d019e');
    expect(habitDayId(habit, -1)).toBe('0b5c6f0e-6f1c-4c1e-9d55-0a1bd3c2b1a0');
  });
});
