import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercentages } from './whole-percentages.ts';

it('gives what is left over to the largest remainders', () => {
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercentages([2, 1])).toEqual([67, 33]);
  expect(wholePercentages([])).toEqual([]);
});

it('sums to 100, is never more than one off, and never puts a smaller weight before a larger one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }), (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const percentages = wholePercentages(weights);
      expect(percentages.reduce((sum, percentage) => sum + percentage, 0)).toBe(100);
      percentages.forEach((percentage, index) => {
        expect(Math.abs(percentage - ((weights[index] ?? 0) / total) * 100)).toBeLessThan(1);
      });
    }),
  );
});
