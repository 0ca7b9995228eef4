import { occurrences, parseRepeatRule } from '@reflectory/domain/recurrence';
import { expect, it } from 'vitest';
import { problemOf, type Rhythm, rhythmOf, ruleOf, weekdayInMonth } from './rhythm.ts';

/** A Tuesday, the second of its month. */
const FROM = '2026-12-08';
const weekly: Rhythm = rhythmOf(null);

it.each<[Partial<Rhythm>, string]>([
  [{}, 'FREQ=WEEKLY'],
  [{ frequency: 'daily', every: '3' }, 'FREQ=DAILY;INTERVAL=3'],
  [{ weekdays: [5, 1, 3] }, 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  [{ frequency: 'monthly', monthDay: 'last' }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  [
    { frequency: 'monthly', monthDay: 'weekday', ends: 'count', times: '6' },
    'FREQ=MONTHLY;BYDAY=2TU;COUNT=6',
  ],
  [
    { frequency: 'yearly', every: '2', ends: 'until', until: '2030-01-01' },
    'FREQ=YEARLY;INTERVAL=2;UNTIL=20300101',
  ],
])('%o is the rule %s, and is read from it again', (part, rule) => {
  const rhythm = { ...weekly, ...part };
  expect(problemOf(rhythm, FROM)).toBeNull();
  expect(ruleOf(rhythm, FROM)).toBe(rule);
  expect(ruleOf(rhythmOf(rule), FROM)).toBe(rule);
});

it('comes on the weekday that was meant', () => {
  const rule = parseRepeatRule(ruleOf({ ...weekly, frequency: 'monthly', monthDay: 'weekday' }, FROM));
  expect(rule && [...occurrences(rule, FROM)].slice(0, 3)).toEqual([FROM, '2027-01-12', '2027-02-09']);
});

it('counts the fifth of a month from its end', () => {
  expect(weekdayInMonth('2026-12-29')).toEqual({ day: 2, nth: -1 });
  expect(weekdayInMonth('2026-12-06')).toEqual({ day: 7, nth: 1 });
});

it.each<[Partial<Rhythm>, string]>([
  [{ every: '0' }, 'every'],
  [{ every: '1001' }, 'every'],
  [{ every: 'two' }, 'every'],
  [{ ends: 'until' }, 'until'],
  [{ ends: 'until', until: '2026-12-07' }, 'until'],
  [{ ends: 'count', times: '' }, 'times'],
])('%o is no rule because of %s', (part, problem) => {
  expect(problemOf({ ...weekly, ...part }, FROM)).toBe(problem);
});

it('begins anew where a rule says more than can be filled in', () => {
  expect(rhythmOf('FREQ=HOURLY')).toEqual(weekly);
});
