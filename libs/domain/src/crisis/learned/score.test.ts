import { describe, expect, it } from 'vitest';
import type { Seen } from './features.ts';
import { enoughOf, loudestWindow, weightiestWords } from './score.ts';

const table = Int8Array.from({ length: 16 }, (_, bucket) => [0, 40, 20, -30][bucket] ?? 0);
const weights = { table, step: 0.1, bias: -1 };
const sentence = (...buckets: number[]): Seen => ({ buckets, words: buckets.map((_, word) => word) });

describe('the loudest window', () => {
  it('is two sentences where they say it together', () => {
    expect(loudestWindow([sentence(3), sentence(1), sentence(1)], weights)).toMatchObject({ from: 1, to: 2 });
  });

  it('is one where the next speaks against it', () => {
    expect(loudestWindow([sentence(1), sentence(3)], weights)).toEqual({ from: 0, to: 0, score: 3 });
  });

  it('is none in an empty text', () => {
    expect(loudestWindow([], weights)).toBeNull();
  });
});

it('asks more of a long text than of a sentence', () => {
  expect(enoughOf(2, 1)).toBe(2);
  expect(enoughOf(2, 20)).toBeGreaterThan(3);
});

it('names the words that weigh most in their order, and none that speaks against it', () => {
  expect(weightiestWords([{ buckets: [2, 3, 1, 2], words: [7, 5, 4, 9] }], weights)).toEqual([4, 7, 9]);
});
