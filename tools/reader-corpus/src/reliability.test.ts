import { expect, it } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';
import { calibrationError, reliabilityOf } from './reliability.ts';

const claims = (confidence: number, right: number, wrong: number) =>
  [...Array(right + wrong).keys()].map((index) => ({ confidence, isRight: index < right }));

it('sets what was said beside what was so, by tenths', () => {
  const all = [...claims(0.65, 6, 4), ...claims(0.6, 2, 0), ...claims(1, 1, 0)];
  expect(reliabilityOf(all)).toEqual([
    { from: 0.6, to: 0.7, count: 12, said: expect.closeTo(0.642), right: expect.closeTo(0.667) },
    { from: 0.9, to: 1, count: 1, said: 1, right: 1 },
  ]);
});

it('has no error where it is as often right as it says, and knows how far it is off', () => {
  expect(calibrationError([...claims(0.75, 3, 1), ...claims(0.5, 2, 2)])).toBeCloseTo(0);
  expect(calibrationError(claims(0.9, 4, 6))).toBeCloseTo(0.5);
});

it('fits a confidence to how often examples are true', () => {
  const examples = [
    ...claims(0, 9, 3).map(({ isRight }) => ({ values: [0], isTrue: isRight })),
    ...claims(0, 3, 9).map(({ isRight }) => ({ values: [1], isTrue: isRight })),
  ];
  const { base, weights } = fitLogistic(examples, 0);
  const share = (sum: number) => 1 / (1 + Math.exp(-sum));
  expect(share(base)).toBeCloseTo(0.75, 2);
  expect(share(base + (weights[0] ?? 0))).toBeCloseTo(0.25, 2);
});
