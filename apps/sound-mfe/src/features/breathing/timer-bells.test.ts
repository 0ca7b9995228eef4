import { expect, test } from 'vitest';
import { timerBells } from './timer-bells.ts';

const times = (minutes: number, interval: number) =>
  timerBells(minutes, interval).map(({ inSeconds }) => inSeconds);

test('two strokes begin, three end, and one stands at each interval between', () => {
  expect(times(15, 5)).toEqual([0, 3, 300, 600, 900, 903, 906]);
});

test('without an interval it is quiet between', () => {
  expect(times(1, 0)).toEqual([0, 3, 60, 63, 66]);
});
