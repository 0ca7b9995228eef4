import { BUCKETS } from '@reflectory/domain/crisis';
import { expect, it } from 'vitest';
import { type Example, learnCries } from './learn-cries.ts';

const example = (buckets: number[], isCry: boolean): Example => ({ seen: [{ buckets, words: [] }], isCry });
const examples = [
  ...Array.from({ length: 20 }, (_, index) => example([1, 100 + index], true)),
  ...Array.from({ length: 20 }, (_, index) => example([2, 200 + index], false)),
];

it('weighs what only cries have, and against what only others have', () => {
  const { table } = learnCries(examples);
  expect(table).toHaveLength(BUCKETS);
  expect(table[1]).toBeGreaterThan(50);
  expect(table[2]).toBeLessThan(-50);
  expect(table[3]).toBe(0);
});

it('learns the same from the same texts', () => {
  expect(learnCries(examples)).toEqual(learnCries(examples));
});
