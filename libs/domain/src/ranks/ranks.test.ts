import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanked, isRank, needsSpreading, rankBetween, ranksBetween } from './index.ts';

const rank = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((digits) => digits.join(''))
  .filter(isRank);

describe('a rank between two others', () => {
  it('is between them, whatever they are', () => {
    fc.assert(
      fc.property(rank, rank, (one, other) => {
        fc.pre(one !== other);
        const [low, high] = one < other ? [one, other] : [other, one];
        const middle = rankBetween(low, high);
        expect(isRank(middle) && low < middle && middle < high).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('is before the first and after the last', () => {
    fc.assert(
      fc.property(rank, (one) => {
        const [first, last] = [rankBetween(null, one), rankBetween(one, null)];
        expect(isRank(first) && first < one && isRank(last) && last > one).toBe(true);
      }),
    );
    expect(isRank(rankBetween(null, null))).toBe(true);
  });

  it('is after both where two devices gave the same, or the neighbours changed places', () => {
    fc.assert(
      fc.property(rank, rank, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(rankBetween(high, low) > high).toBe(true);
        expect(rankBetween(one, one) > one).toBe(true);
      }),
    );
  });

  it('stays short where one always adds at the end or at the beginning', () => {
    let [end, start] = [rankBetween(null, null), rankBetween(null, null)];
    for (let turn = 0; turn < 20_000; turn += 1)
      [end, start] = [rankBetween(end, null), rankBetween(null, start)];
    expect([end.length, start.length]).toEqual([3, 3]);
  });

  it('says when moves to one spot have made ranks long', () => {
    let low = rankBetween(null, null);
    const high = rankBetween(low, null);
    for (let turn = 0; turn < 200; turn += 1) low = rankBetween(low, high);
    expect(needsSpreading([low, high])).toBe(true);
    expect(needsSpreading(ranksBetween(null, null, 2000))).toBe(false);
  });
});

describe('ranks for several rows', () => {
  it('are in order, between both ends, and all different', () => {
    fc.assert(
      fc.property(fc.option(rank), fc.option(rank), fc.integer({ min: 0, max: 60 }), (one, other, amount) => {
        fc.pre(one === null || one !== other);
        const ends = one !== null && other !== null && one > other ? [other, one] : [one, other];
        const ranks = ranksBetween(ends[0] ?? null, ends[1] ?? null, amount);
        const line = [ends[0] ?? '', ...ranks, ends[1] ?? '~'];
        expect(line.every((each, place) => place === 0 || (line[place - 1] ?? '') < each)).toBe(true);
        expect(ranks).toHaveLength(amount);
      }),
    );
  });
});

it('rows of one rank are in the same order on every device', () => {
  const rows = [
    { id: 'b', rank: 'V' },
    { id: 'a', rank: 'V' },
    { id: 'c', rank: 'A' },
  ];
  const ids = rows.toSorted(compareRanked).map(({ id }) => id);
  expect(ids).toEqual(['c', 'a', 'b']);
  expect(
    rows
      .toReversed()
      .toSorted(compareRanked)
      .map(({ id }) => id),
  ).toEqual(ids);
});
