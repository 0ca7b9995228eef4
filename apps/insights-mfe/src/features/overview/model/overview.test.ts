import type { Overview, Spread } from '@reflectory/contracts/overview';
import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { correlationOf, effectOf } from './effects.ts';
import { pointsOf, totalsOf } from './points.ts';
import { askFor, neighbourOf, spanAround, spanName, spanOf } from './spans.ts';

const spread = (n: number, mean: number, variance = 100): Spread => ({ n, mean, variance });
const bucket = (start: string, entries: number, valence: number | null = null) => ({
  start,
  days: entries,
  entries,
  words: entries * 10,
  read: valence === null ? 0 : entries,
  valence,
  check_ins: 0,
  pleasantness: null,
  energy: null,
  families: [],
});
const overview = (parts: Partial<Overview>): Overview => ({
  from: '2024-01-01',
  to: '2024-03-31',
  grain: 'month',
  first: '2024-01-01',
  last: '2024-03-31',
  to_come: 0,
  buckets: [],
  hours: [],
  feelings: [],
  themes: [],
  people: [],
  places: [],
  activities: [],
  sleep: { n: 0, correlation: null },
  ...parts,
});

describe('spans', () => {
  it('hold the day, whole', () => {
    const of = (kind: Parameters<typeof spanAround>[0]) => {
      const { from, to } = spanAround(kind, '2024-02-29');
      return [from, to];
    };
    expect(of('week')).toEqual(['2024-02-26', '2024-03-03']);
    expect(of('month')).toEqual(['2024-02-01', '2024-02-29']);
    expect(of('quarter')).toEqual(['2024-01-01', '2024-03-31']);
    expect(of('year')).toEqual(['2024-01-01', '2024-12-31']);
    expect(of('all')).toEqual([null, '2024-02-29']);
  });

  it('are read from the address, and are of today where it holds nonsense', () => {
    const at = (search: string) => spanOf(new URLSearchParams(search), '2026-11-22');
    expect(at('span=month&at=2024-02-10')).toEqual(spanAround('month', '2024-02-10'));
    expect(at('')).toEqual(spanAround('year', '2026-11-22'));
    expect(at('span=decade&at=2024-99-99')).toEqual(spanAround('year', '2026-11-22'));
    expect(at('span=all&at=2020-01-01').to).toBe('2026-11-22');
  });

  it('have neighbours, but for the whole', () => {
    expect(neighbourOf(spanAround('quarter', '2024-02-10'), -1)).toEqual(spanAround('quarter', '2023-12-31'));
    expect(neighbourOf(spanAround('week', '2024-02-29'), 1)).toEqual(spanAround('week', '2024-03-04'));
    expect(neighbourOf(spanAround('all', '2024-02-10'), 1)).toBeNull();
  });

  it('are asked for in a grain that a picture can show, and named', () => {
    expect(askFor(spanAround('year', '2024-02-10'))).toEqual({
      from: '2024-01-01',
      to: '2024-12-31',
      grain: 'month',
    });
    expect(spanName(spanAround('month', '2024-02-10'), 'en', 'All years')).toBe('February 2024');
    expect(spanName(spanAround('all', '2024-02-10'), 'en', 'All years')).toBe('All years');
  });
});

describe('points', () => {
  it('are there where nothing was written', () => {
    const points = pointsOf(overview({ buckets: [bucket('2024-02-01', 2)] }));
    expect(points.map(({ start, entries }) => [start, entries])).toEqual([
      ['2024-01-01', 0],
      ['2024-02-01', 2],
      ['2024-03-01', 0],
    ]);
  });

  it('come to means that count entries, not points', () => {
    expect(
      totalsOf([bucket('2024-01-01', 1, 100), bucket('2024-02-01', 3, 20), bucket('2024-03-01', 9)]),
    ).toMatchObject({
      entries: 13,
      words: 130,
      read: 4,
      valence: 40,
      pleasantness: null,
    });
  });
});

describe('what goes together', () => {
  it('is said of seven and more on both sides', () => {
    expect(effectOf({ with: spread(6, 50), without: spread(90, 0) })).toBeNull();
    expect(effectOf({ with: spread(90, 50), without: spread(6, 0) })).toBeNull();
    expect(effectOf({ with: spread(7, 50), without: spread(90, 0) })).toMatchObject({
      n: 7,
      difference: 50,
      isClear: true,
    });
  });

  it('is not clear where chance would do', () => {
    expect(effectOf({ with: spread(8, 5, 900), without: spread(8, 0, 900) })?.isClear).toBe(false);
    expect(effectOf({ with: spread(8, 5, 0), without: spread(8, 0, 0) })?.isClear).toBe(false);
  });

  it('has an interval where it is a correlation', () => {
    expect(correlationOf({ n: 6, correlation: 1 })).toBeNull();
    const { low, high, isClear } = correlationOf({ n: 28, correlation: 0.5 }) ?? {};
    expect([low?.toFixed(2), high?.toFixed(2), isClear]).toEqual(['0.16', '0.74', true]);
    expect(correlationOf({ n: 28, correlation: 0.1 })?.isClear).toBe(false);
  });
});

describe('the answer', () => {
  const feeling = (emotion: string, share: number) => ({
    emotion,
    family: 'joy',
    entries: 9,
    share,
    quote: null,
  });
  const theme = (name: string, entries: number, mean: number) => ({
    name,
    area: null,
    entries,
    first: '2024-01-01',
    last: '2024-03-01',
    with: spread(entries, mean),
    without: spread(20, 0),
  });

  it('says how many entries are missing where there are few', () => {
    expect(answerOf(overview({}))).toEqual({ kind: 'nothing' });
    expect(
      answerOf(overview({ buckets: [bucket('2024-01-01', 3, 100)], feelings: [feeling('joy', 100)] })),
    ).toEqual({
      kind: 'few',
      entries: 3,
      needed: 4,
    });
  });

  it('says when was written where nothing was found', () => {
    const hours = [
      { weekday: 7, hour: 9, entries: 8, valence: null },
      { weekday: 1, hour: 9, entries: 2, valence: null },
    ];
    expect(answerOf(overview({ buckets: [bucket('2024-01-01', 10)], hours }))).toEqual({
      kind: 'written',
      entries: 10,
      weekday: 7,
    });
  });

  it('names what was felt most, what it was about, and only what clearly goes with it', () => {
    const buckets = [bucket('2024-01-01', 30, 10)];
    const answer = answerOf(
      overview({
        buckets,
        feelings: [feeling('joy', 40), feeling('worry', 21), feeling('anger', 5)],
        themes: [theme('Work', 20, -1), theme('Sea', 9, 60)],
      }),
    );
    expect(answer).toMatchObject({
      kind: 'felt',
      feeling: { emotion: 'joy' },
      second: { emotion: 'worry' },
      theme: { name: 'Work' },
      goesWith: { topic: { name: 'Sea' }, isLighter: true },
    });
    expect(
      answerOf(overview({ buckets, feelings: [feeling('joy', 40), feeling('worry', 9)] })),
    ).toMatchObject({
      second: null,
      theme: null,
      goesWith: null,
    });
  });
});
