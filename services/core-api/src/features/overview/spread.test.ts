import { expect, it } from 'vitest';
import { spreadOf, withAndWithout } from './spread.ts';

it('is mean and variance of what was added up', () => {
  // 10, 20, 60
  expect(spreadOf({ n: 3, sum: 90, squares: 4100 })).toEqual({ n: 3, mean: 30, variance: 700 });
});

it('has no variance of one value, and nothing of none', () => {
  expect(spreadOf({ n: 1, sum: -40, squares: 1600 })).toEqual({ n: 1, mean: -40, variance: null });
  expect(spreadOf({ n: 0, sum: 0, squares: 0 })).toEqual({ n: 0, mean: null, variance: null });
});

it('leaves the others when some are taken away', () => {
  expect(withAndWithout({ n: 1, sum: 60, squares: 3600 }, { n: 3, sum: 90, squares: 4100 })).toEqual({
    with: { n: 1, mean: 60, variance: null },
    without: { n: 2, mean: 15, variance: 50 },
  });
});
