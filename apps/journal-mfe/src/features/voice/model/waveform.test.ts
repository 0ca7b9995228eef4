import { expect, it } from 'vitest';
import { waveformOf } from './waveform.ts';

it('shows the loudest of each stretch, and no more than there is', () => {
  expect(waveformOf([1, 9, 2, 3, 0, 0], 3)).toEqual([9, 3, 0]);
  expect(waveformOf([5, 6], 3)).toEqual([5, 6]);
  expect(
    waveformOf(
      Array.from({ length: 1001 }, (_, at) => at % 100),
      240,
    ),
  ).toHaveLength(240);
});
