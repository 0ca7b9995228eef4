import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneClock } from '../days/index.ts';
import { bestHours, compareMoods, findGap, placeBlocks, summariseFocus } from './index.ts';

const at = (text: string) => Date.parse(text);
const session = (...spans: [string, string][]) => ({
  spans: spans.map(([from, until]): [number, number] => [at(from), at(until)]),
  target: null,
  mood_before: null,
  mood_after: null,
});
const year = { from: '2026-01-01', to: '2026-12-31' };

describe('statistics', () => {
  it('share what lies over midnight between both days, by the clocks of the person', () => {
    const late = session(['2026-11-26T22:30:00Z', '2026-11-26T23:30:00Z']);
    expect(summariseFocus([late], { ...year, zone: 'Europe/Berlin' })).toMatchObject({
      days: [
        { day: '2026-11-26', seconds: 1800 },
        { day: '2026-11-27', seconds: 1800 },
      ],
    });
    const { days, hours } = summariseFocus([late], { ...year, zone: 'Asia/Kolkata' });
    expect(days).toEqual([{ day: '2026-11-27', seconds: 3600 }]);
    expect(hours.slice(4 * 24 + 4, 4 * 24 + 6)).toEqual([3600, 0]);
  });

  it('lose no second and invent none, in any zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    );
    const span = fc.tuple(fc.integer({ min: 0, max: 525_000 }), fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(zones, fc.array(span, { maxLength: 12 }), (zone, spans) => {
        const first = at('2026-01-02T00:00:00Z');
        const sessions = spans.map(([minute, length]) => ({
          ...session(),
          spans: [[first + minute * 60_000, first + (minute + length) * 60_000] as const],
        }));
        const all = spans.reduce((sum, [, length]) => sum + length * 60, 0);
        const found = summariseFocus(sessions, { zone, from: '2025-12-31', to: '2027-01-31' });
        const sum = (of: readonly { seconds: number }[]) =>
          of.reduce((total, { seconds }) => total + seconds, 0);
        expect(sum(found.days)).toBe(all);
        expect(found.hours.reduce((one, other) => one + other)).toBe(all);
        expect(sum(found.targets)).toBe(all);
      }),
      { numRuns: 50 },
    );
  });

  it('say when somebody focuses best only from five hours on', () => {
    const hours = Array.from({ length: 168 }, () => 0);
    hours[9] = 9000;
    hours[24 + 10] = 8000;
    expect(bestHours(hours)).toBeNull();
    hours[48 + 20] = 3000;
    expect(bestHours(hours)).toMatchObject({ from: 9, until: 11, share: 17 / 20 });
  });

  it('compare moods only where both kinds of days are seven', () => {
    const days = (n: number, seconds: number, mood: number) =>
      Array.from({ length: n }, () => ({ seconds, mood }));
    expect(compareMoods([...days(7, 3600, 40), ...days(6, 0, -10)])).toBeNull();
    expect(compareMoods([...days(8, 3600, 40), ...days(7, 0, -10)])).toEqual({
      minutes: 60,
      much: 40,
      little: -10,
      nMuch: 8,
      nLittle: 7,
    });
  });
});

describe('a day', () => {
  const anyBlocks = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 240 })).map(([from, length]) => ({
      from,
      until: from + length,
    })),
    { maxLength: 20 },
  );

  it('puts what overlaps beside each other', () => {
    fc.assert(
      fc.property(anyBlocks, (given) => {
        const blocks = given.map((block, index) => ({ ...block, id: String(index) }));
        const placed = placeBlocks(blocks);
        expect(placed.length).toBe(blocks.length);
        for (const one of placed) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed) {
            if (one.id === other.id || one.column !== other.column) continue;
            expect(one.until <= other.from || other.until <= one.from).toBe(true);
          }
        }
      }),
    );
  });

  it('finds a gap that is free', () => {
    fc.assert(
      fc.property(anyBlocks, fc.integer({ min: 5, max: 120 }), (given, minutes) => {
        const blocks = given.map((block, index) => ({ ...block, id: String(index) }));
        const gap = findGap(blocks, 480, minutes);
        if (gap === null) return;
        expect(gap).toBeGreaterThanOrEqual(480);
        for (const { from, until } of blocks) expect(gap + minutes <= from || gap >= until).toBe(true);
      }),
    );
  });

  it('has the clocks of its zone, also where they change', () => {
    const clock = zoneClock('Europe/Berlin');
    expect(clock.momentOf('2026-11-26', 600)).toBe(at('2026-11-26T09:00:00Z'));
    expect(clock.momentOf('2026-03-29', 180)).toBe(at('2026-03-29T01:00:00Z'));
    expect(clock.read(at('2026-07-01T22:05:00Z'))).toEqual({ day: '2026-07-02', hour: 0, minute: 5 });
  });
});
