import fc from 'fast-check';
import * as library from 'rrule';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, numberOfDay } from '../days/index.ts';
import { nextOccurrence, occurrences, parseRepeatRule, type RepeatRule, writeRepeatRule } from './index.ts';

/** It is written for other module systems than ours: what it exports lies in its default. */
const { RRule } = (library as unknown as { default?: typeof library }).default ?? library;
const AMOUNT = 40;
/** The library looks for days until the year 9999. */
const LAST = '2045-01-01';

const some = <Value>(value: fc.Arbitrary<Value>, most = 4) => fc.uniqueArray(value, { maxLength: most });
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const nonZero = (most: number) => fc.integer({ min: -most, max: most }).filter((one) => one !== 0);

const unique = (weekdays: readonly { day: number }[]): RepeatRule['weekdays'] =>
  [...new Set(weekdays.map(({ day }) => day))].map((day) => ({ day, nth: null }));

/** Rules of every kind that people mean, in every combination that two programs can agree on. */
const rules: fc.Arbitrary<RepeatRule> = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
    interval: fc.integer({ min: 1, max: 5 }),
    isCounted: fc.boolean(),
    weekdays: some(fc.record({ day: fc.integer({ min: 1, max: 7 }), nth: nonZero(5) })),
    monthDays: some(nonZero(31)),
    months: some(fc.integer({ min: 1, max: 12 })).map(sorted),
    // It takes one further from the end than there are days for the first.
    positions: some(fc.constantFrom(1, 2, 3, 4, -1), 2),
    count: fc.option(fc.integer({ min: 1, max: 50 })),
    until: fc.option(fc.integer({ min: 20_000, max: 24_000 }).map(dayOfNumber)),
    weekStart: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ isCounted, ...rule }) => {
    const counts = rule.frequency === 'monthly' || rule.frequency === 'yearly';
    return {
      ...rule,
      weekdays: counts && isCounted ? rule.weekdays : unique(rule.weekdays),
      monthDays: rule.frequency === 'weekly' ? [] : rule.monthDays,
    } as RepeatRule;
  })
  .map((rule) =>
    ['daily', 'weekly'].includes(rule.frequency) || rule.weekdays.length + rule.monthDays.length === 0
      ? { ...rule, positions: [] }
      : rule,
  )
  // The library ends a rule that has both at whichever comes first, as the standard forbids to ask.
  .map((rule) => (rule.count === null ? rule : { ...rule, until: null }))
  // It also says a day twice that two positions mean, and counts it twice.
  .map((rule) => (rule.positions.length < 2 ? rule : { ...rule, count: null }));

const start = fc.integer({ min: 20_000, max: 21_500 }).map(dayOfNumber);

function theirs(rule: RepeatRule, from: string): string[] {
  const options = RRule.parseString(writeRepeatRule(rule));
  const all: string[] = [];
  const last = rule.until !== null && rule.until < LAST ? rule.until : LAST;
  const until = new Date(`${last}T00:00:00Z`);
  new RRule({ ...options, dtstart: new Date(`${from}T00:00:00Z`), until }).all((date) => {
    const day = date.toISOString().slice(0, 10);
    if (all.at(-1) !== day) all.push(day);
    return all.length < AMOUNT;
  });
  return all;
}

function ours(rule: RepeatRule, from: string): string[] {
  const all: string[] = [];
  for (const day of occurrences(rule, from)) {
    if (day > LAST) break;
    all.push(day);
    if (all.length === AMOUNT) break;
  }
  return all;
}

describe('what comes back', () => {
  it('comes on the days that a known library says', () => {
    fc.assert(
      fc.property(rules, start, (rule, from) => {
        const days = ours(rule, from);
        // Of a rule that is on no day it does not come back.
        fc.pre(days.length > 0);
        expect(days).toEqual(theirs(rule, from));
      }),
      { numRuns: 400 },
    );
  }, 120_000);

  it('is written and read again without a difference', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseRepeatRule(writeRepeatRule(rule))).toEqual(rule);
      }),
    );
  });

  it.each([
    ['FREQ=DAILY', '2026-11-26', '2026-11-30', '2026-12-01'],
    ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-26', '2026-11-26', '2026-11-27'],
    ['FREQ=WEEKLY;INTERVAL=2', '2026-11-26', '2026-11-26', '2026-12-10'],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-01-31', '2026-03-31'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-26', '2026-11-27', '2026-12-25'],
    ['FREQ=YEARLY', '2024-02-29', '2024-02-29', '2028-02-29'],
    ['freq=monthly;byday=mo,tu,we,th,fr;bysetpos=-1;', '2026-11-26', '2026-11-26', '2026-11-30'],
  ])('%s from %s is, after %s, on %s', (text, from, after, next) => {
    const rule = parseRepeatRule(text);
    expect(rule && nextOccurrence(rule, from, after)).toBe(next);
  });

  it('ends by itself, where a rule has no end or no day at all', () => {
    const never = parseRepeatRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    expect(never && nextOccurrence(never, '2026-01-01', '2026-01-01')).toBeNull();
    const daily = parseRepeatRule('FREQ=DAILY');
    const all = daily ? [...occurrences(daily, '2190-01-01')] : [];
    expect(all.at(-1)).toBe('2199-12-31');
    expect(all).toHaveLength(numberOfDay('2200-01-01') - numberOfDay('2190-01-01'));
    const over = parseRepeatRule('FREQ=DAILY;UNTIL=20261127');
    expect(over && nextOccurrence(over, '2026-11-26', '2026-11-27')).toBeNull();
  });

  it.each([
    '',
    'every day',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100000',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYDAY=XX',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=DAILY;FREQ=WEEKLY',
    `FREQ=DAILY;${'X'.repeat(400)}`,
  ])('%s is no rule', (text) => {
    expect(parseRepeatRule(text)).toBeNull();
  });
});
