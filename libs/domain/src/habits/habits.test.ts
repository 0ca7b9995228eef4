import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfDay, weekdayOf } from '../days/index.ts';
import {
  daysNeeded,
  type HabitDay,
  type HabitDays,
  type HabitRule,
  type HabitSchedule,
  historyOf,
  marksOf,
  scoreOf,
  scoresOf,
  standingOf,
  suggestPlan,
} from './index.ts';

const yes: HabitDay = { state: 'done', value: null };
const skip: HabitDay = { state: 'skipped', value: null };
const no: HabitDay = { state: 'missed', value: null };
const amount = (value: number): HabitDay => ({ state: 'done', value });

const daily: HabitRule = { schedule: { kind: 'times', times: 7 }, measure: { kind: 'yes_no' } };
const rule = (schedule: HabitSchedule): HabitRule => ({ schedule, measure: { kind: 'yes_no' } });
const measured = (
  direction: 'at_least' | 'at_most',
  target: number,
  schedule = daily.schedule,
): HabitRule => ({
  schedule,
  measure: { kind: 'number', target, direction },
});

// A Monday.
const began = numberOfDay('2026-01-05');
const at = (offset: number) => began + offset;
const daysOf = (said: Iterable<readonly [number, HabitDay]>): HabitDays =>
  new Map([...said].map(([offset, day]) => [at(offset), day]));
const scoreAfter = (some: HabitRule, said: Iterable<readonly [number, HabitDay]>, length: number) =>
  scoreOf(some, daysOf(said), { from: began, today: at(length) }).score;
const range = (length: number) => Array.from({ length }, (_, index) => index);

const someSchedule: fc.Arbitrary<HabitSchedule> = fc.oneof(
  fc.record({ kind: fc.constant('times' as const), times: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    kind: fc.constant('weekdays' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('interval' as const), every: fc.integer({ min: 1, max: 30 }) }),
);
const someMeasure = fc.oneof(
  fc.constant({ kind: 'yes_no' as const }),
  fc.record({
    kind: fc.constant('number' as const),
    target: fc.integer({ min: 0, max: 20 }),
    direction: fc.constantFrom('at_least' as const, 'at_most' as const),
  }),
);
const someRule: fc.Arbitrary<HabitRule> = fc.oneof(
  fc.record({ schedule: someSchedule, measure: someMeasure }),
  fc.record({
    schedule: fc.constant({ kind: 'total' as const }),
    measure: fc.record({
      kind: fc.constant('number' as const),
      target: fc.integer({ min: 0, max: 50 }),
      direction: fc.constantFrom('at_least' as const, 'at_most' as const),
    }),
  }),
);
const someDay: fc.Arbitrary<HabitDay | null> = fc.oneof(
  fc.constant(null),
  fc.constant(yes),
  fc.constant(skip),
  fc.constant(no),
  fc.integer({ min: 0, max: 40 }).map(amount),
);
const somePast = fc.array(someDay, { minLength: 1, maxLength: 400 });
const saidOf = (past: readonly (HabitDay | null)[]) =>
  past.flatMap((day, offset) => (day ? [[offset, day] as const] : []));

describe('the score of a habit', () => {
  it('lies between nothing and all, whatever was said', () => {
    fc.assert(
      fc.property(someRule, somePast, (some, past) => {
        const score = scoreAfter(some, saidOf(past), past.length);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is not moved by days that are left out, wherever they stand and however many they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.constantFrom(null, yes, no), { minLength: 1, maxLength: 200 }),
        fc.array(fc.nat(199), { maxLength: 80 }),
        (times, past, places) => {
          const some = rule({ kind: 'times', times });
          const withSkips: (HabitDay | null)[] = [...past];
          for (const place of places) withSkips.splice(Math.min(place, withSkips.length), 0, skip);
          const before = scoreAfter(some, saidOf(past), past.length - 1);
          const after = scoreAfter(some, saidOf([...withSkips, skip]), withSkips.length);
          // The last day of the first past is today and counts where it raises the score; with a day after it, it is over.
          const over = scoreAfter(some, saidOf([...past, skip]), past.length);
          expect(after).toBeCloseTo(over, 10);
          expect(before).toBeGreaterThanOrEqual(over - 1e-12);
        },
      ),
    );
  });

  it('is never lowered by doing more', () => {
    fc.assert(
      fc.property(
        someSchedule,
        fc.array(fc.constantFrom(null, yes, skip, no), { minLength: 1, maxLength: 300 }),
        fc.nat(299),
        (schedule, past, place) => {
          const some = rule(schedule);
          const changed = past.map((day, offset) =>
            offset === place % past.length && day !== skip ? yes : day,
          );
          const before = scoreAfter(some, saidOf(past), past.length);
          // One more day of fixed ones lets the oldest go, of which 0.4 per cent is left.
          expect(scoreAfter(some, saidOf(changed), past.length)).toBeGreaterThanOrEqual(before - 0.004);
        },
      ),
    );
  });

  it('is told from the days that are needed as well as from all', () => {
    fc.assert(
      fc.property(
        someSchedule,
        fc.array(fc.constantFrom(null, yes, no), { minLength: 300, maxLength: 900 }),
        (schedule, past) => {
          const some = rule(schedule);
          const days = daysOf(saidOf(past));
          const today = at(past.length);
          const from = Math.max(began, today - daysNeeded(some));
          expect(scoreOf(some, days, { from, today }).score).toBeCloseTo(
            scoreOf(some, days, { from: began, today }).score,
            10,
          );
        },
      ),
    );
  });

  it('forgives: a day missed after a good year costs little and is made up for in weeks', () => {
    const year = range(365).map((offset) => [offset, yes] as const);
    const before = scoreAfter(daily, year, 364);
    expect(before).toBeGreaterThan(0.99);
    const missed = scoreAfter(daily, year, 366);
    expect(before - missed).toBeGreaterThan(0.04);
    expect(before - missed).toBeLessThan(0.06);
    const back = range(21).map((offset) => [366 + offset, yes] as const);
    expect(scoreAfter(daily, [...year, ...back], 386)).toBeGreaterThan(0.975);
  });

  it('is half of the way after thirteen days of a daily habit', () => {
    expect(
      scoreAfter(
        daily,
        range(13).map((offset) => [offset, yes] as const),
        13,
      ),
    ).toBeCloseTo(0.5, 10);
  });

  it('is whole for who keeps to any schedule exactly', () => {
    const kept: [HabitSchedule, (offset: number) => boolean][] = [
      [{ kind: 'times', times: 2 }, (offset) => offset % 7 === 1 || offset % 7 === 4],
      [{ kind: 'weekdays', weekdays: [1, 3, 5] }, (offset) => [1, 3, 5].includes(weekdayOf(at(offset)))],
      [{ kind: 'interval', every: 10 }, (offset) => offset % 10 === 9],
    ];
    for (const [schedule, isDone] of kept) {
      const said = range(900).flatMap((offset) => (isDone(offset) ? [[offset, yes] as const] : []));
      expect(scoreAfter(rule(schedule), said, 900)).toBeGreaterThan(0.99);
    }
  });

  it('is not lowered by today before it is over, and raised by what was done today', () => {
    const said = range(30).map((offset) => [offset, yes] as const);
    const yesterday = scoreAfter(daily, said, 29);
    expect(scoreAfter(daily, said, 30)).toBe(yesterday);
    expect(scoreAfter(daily, [...said, [30, yes] as const], 30)).toBeGreaterThan(yesterday);
  });

  it('says what it will be if today is done', () => {
    fc.assert(
      fc.property(someRule, somePast, (some, past) => {
        const today = at(past.length);
        const days = daysOf(saidOf(past));
        const target = some.measure.kind === 'number' ? some.measure.target : null;
        const done: HabitDay = { state: 'done', value: target };
        expect(scoreOf(some, days, { from: began, today }).ifDone).toBe(
          scoreOf(some, new Map([...days, [today, done]]), { from: began, today }).score,
        );
      }),
    );
  });

  it('counts a number that falls short in part, and one over a limit less and less', () => {
    const scoreBy = (some: HabitRule, value: number) =>
      scoreAfter(
        some,
        range(365).map((offset) => [offset, amount(value)] as const),
        365,
      );
    expect(scoreBy(measured('at_least', 10), 5)).toBeCloseTo(0.5, 1);
    expect(scoreBy(measured('at_least', 10), 30)).toBeGreaterThan(0.99);
    expect(scoreBy(measured('at_most', 4), 5)).toBeCloseTo(0.75, 1);
    expect(scoreBy(measured('at_most', 4), 9)).toBe(0);
    expect(scoreBy(measured('at_most', 0), 0)).toBeGreaterThan(0.99);
  });

  it('makes nothing of days of which nothing was said while a limit is kept', () => {
    const said = range(60).map((offset) => [offset, amount(2)] as const);
    expect(scoreAfter(measured('at_most', 4), said, 200)).toBe(scoreAfter(measured('at_most', 4), said, 60));
  });

  it('takes the days of a week together where their total is wanted', () => {
    const some = measured('at_least', 20, { kind: 'total' });
    const said = range(365).flatMap((offset) => (offset % 7 === 5 ? [[offset, amount(20)] as const] : []));
    expect(scoreAfter(some, said, 365)).toBeGreaterThan(0.99);
    const half = said.map(([offset]) => [offset, amount(10)] as const);
    expect(scoreAfter(some, half, 365)).toBeCloseTo(0.5, 1);
  });
});

describe('a simulated year', () => {
  /** Monday to Friday, but a fortnight's holiday that is left out, a week of illness and every tenth day forgotten. */
  const weekdays = rule({ kind: 'weekdays', weekdays: [1, 2, 3, 4, 5] });
  const year = range(365).flatMap((offset): (readonly [number, HabitDay])[] => {
    if (weekdayOf(at(offset)) > 5) return [];
    if (offset >= 182 && offset < 196) return [[offset, skip]];
    if (offset >= 280 && offset < 287) return [];
    return offset % 10 === 9 ? [] : [[offset, yes]];
  });
  const days = daysOf(year);

  it('rises in spring, stands still in the holiday, dips in illness and recovers', () => {
    const scores = scoresOf(weekdays, days, { from: began, to: at(364) });
    const on = (offset: number) => scores[offset] ?? Number.NaN;
    expect(on(6)).toBeLessThan(0.35);
    expect(on(120)).toBeGreaterThan(0.8);
    expect(new Set(range(14).map((offset) => on(182 + offset))).size).toBe(1);
    expect(on(286)).toBeLessThan(on(279) - 0.1);
    expect(on(364)).toBeGreaterThan(on(279) - 0.05);
  });

  it('ends where the list says it does', () => {
    const today = at(365);
    const from = today - daysNeeded(weekdays) - 14;
    expect(scoreOf(weekdays, days, { from, today }).score).toBeCloseTo(
      scoresOf(weekdays, days, { from: began, to: at(364) }).at(-1) ?? 0,
      2,
    );
  });

  it('is counted plainly beside it', () => {
    const history = historyOf(weekdays, days, { from: began, today: at(364) });
    expect(history.days).toBe(year.filter(([, day]) => day === yes).length);
    expect(history.skipped).toBe(10);
    expect(history.months).toHaveLength(13);
    expect(history.months.reduce((sum, month) => sum + month.days, 0)).toBe(history.days);
    expect(history.weekdays.slice(5)).toEqual([0, 0]);
  });
});

describe('marks', () => {
  const marksFrom = (some: HabitRule, said: [number, HabitDay][], from: number, to: number, today = to) =>
    marksOf(some, daysOf(said), began, { from: at(from), to: at(to), today: at(today) });

  it('say of each day what became of it', () => {
    expect(
      marksFrom(
        daily,
        [
          [0, yes],
          [1, skip],
          [2, no],
          [5, yes],
        ],
        -1,
        6,
      ),
    ).toEqual(['before', 'done', 'skipped', 'missed', 'missed', 'missed', 'done', 'open']);
  });

  it('miss no day that was not asked for', () => {
    expect(marksFrom(rule({ kind: 'weekdays', weekdays: [1, 3] }), [], 0, 4, 10)).toEqual([
      'missed',
      'free',
      'missed',
      'free',
      'free',
    ]);
    expect(marksFrom(rule({ kind: 'times', times: 2 }), [[1, yes]], 0, 2, 10)).toEqual([
      'free',
      'done',
      'free',
    ]);
  });

  it('miss a day of an interval when it is over', () => {
    expect(marksFrom(rule({ kind: 'interval', every: 3 }), [[1, yes]], 0, 5, 10)).toEqual([
      'free',
      'done',
      'free',
      'free',
      'missed',
      'missed',
    ]);
  });

  it('show a number that fell short as a part', () => {
    expect(
      marksFrom(
        measured('at_least', 10),
        [
          [0, amount(4)],
          [1, amount(10)],
          [2, amount(0)],
        ],
        0,
        2,
        9,
      ),
    ).toEqual(['part', 'done', 'missed']);
  });
});

describe('what today asks', () => {
  const isDue = (some: HabitRule, said: [number, HabitDay][], today: number) =>
    standingOf(some, daysOf(said), began, at(today)).isDue;

  it('is nothing once it was done, left out or answered with no', () => {
    expect(isDue(daily, [], 3)).toBe(true);
    for (const day of [yes, skip, no]) expect(isDue(daily, [[3, day]], 3)).toBe(false);
    expect(isDue(measured('at_least', 10), [[3, amount(4)]], 3)).toBe(true);
  });

  it('follows the schedule', () => {
    expect(isDue(rule({ kind: 'weekdays', weekdays: [2] }), [], 0)).toBe(false);
    expect(isDue(rule({ kind: 'weekdays', weekdays: [2] }), [], 1)).toBe(true);
    expect(isDue(rule({ kind: 'interval', every: 4 }), [[2, yes]], 5)).toBe(false);
    expect(isDue(rule({ kind: 'interval', every: 4 }), [[2, yes]], 6)).toBe(true);
    expect(isDue(rule({ kind: 'times', times: 2 }), [[7, yes]], 9)).toBe(true);
    expect(
      isDue(
        rule({ kind: 'times', times: 2 }),
        [
          [7, yes],
          [8, yes],
        ],
        9,
      ),
    ).toBe(false);
    expect(
      isDue(
        rule({ kind: 'times', times: 2 }),
        [
          [7, yes],
          [8, yes],
        ],
        14,
      ),
    ).toBe(true);
    expect(isDue(daily, [], -1)).toBe(false);
  });

  it('says how far the week has come', () => {
    const standing = (some: HabitRule, said: [number, HabitDay][]) =>
      standingOf(some, daysOf(said), began, at(3)).week;
    expect(
      standing(rule({ kind: 'times', times: 3 }), [
        [0, yes],
        [2, yes],
      ]),
    ).toEqual({ done: 2, wanted: 3 });
    expect(
      standing(measured('at_least', 20, { kind: 'total' }), [
        [0, amount(5.5)],
        [3, amount(4)],
      ]),
    ).toEqual({
      done: 9.5,
      wanted: 20,
    });
    expect(standing(daily, [[0, yes]])).toBeNull();
  });
});

describe('a plan that adapts', () => {
  const suggest = (some: HabitRule, said: (readonly [number, HabitDay])[], length = 28) =>
    suggestPlan(some, daysOf(said), { from: began, today: at(length) });

  it('becomes what was done, once four weeks were looked at', () => {
    const twice = range(28).flatMap((offset) => (offset % 7 < 2 ? [[offset, yes] as const] : []));
    expect(suggest(daily, twice)?.schedule).toEqual({ kind: 'times', times: 2 });
    expect(suggest(daily, twice, 27)).toBeNull();
    expect(suggest(rule({ kind: 'times', times: 3 }), twice)).toBeNull();
  });

  it('waits until as many days were not left out', () => {
    const twice = range(28).flatMap((offset) => (offset % 7 < 2 ? [[offset, yes] as const] : []));
    expect(suggest(daily, [...twice, [6, skip]])).toBeNull();
  });

  it('is never harder', () => {
    fc.assert(
      fc.property(someRule, fc.array(someDay, { minLength: 28, maxLength: 60 }), (some, past) => {
        const found = suggest(some, saidOf(past), past.length);
        fc.pre(found !== null);
        const aWeek = ({ schedule }: HabitRule): number =>
          schedule.kind === 'times'
            ? schedule.times
            : schedule.kind === 'weekdays'
              ? schedule.weekdays.length
              : schedule.kind === 'interval'
                ? 7 / schedule.every
                : 7;
        expect(aWeek(found)).toBeLessThanOrEqual(aWeek(some));
        const wanted = ({ measure }: HabitRule) => (measure.kind === 'number' ? measure.target : 0);
        expect(wanted(found)).toBeLessThanOrEqual(wanted(some));
        expect(found).not.toEqual(some);
      }),
    );
  });

  it('asks for a number that is reached every other time', () => {
    const said = range(28).map((offset) => [offset, amount(offset % 2 === 0 ? 3 : 5)] as const);
    expect(suggest(measured('at_least', 10), said)?.measure).toMatchObject({ target: 5 });
  });
});
