import { expect, it } from 'vitest';
import { afterWrongTry, noWrongTries, pauseLeft, type WrongTries } from './wrong-tries.ts';

function pauses(count: number): number[] {
  let tries: WrongTries = noWrongTries;
  return Array.from({ length: count }, () => {
    tries = afterWrongTry(tries, 1000);
    return pauseLeft(tries, 1000) / 1000;
  });
}

it('asks for patience from the fifth wrong try on, longer each time, five minutes at most', () => {
  expect(pauses(11)).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 300, 300]);
});

it('is over when its time is up, and never longer than it may be when a clock was set back', () => {
  const tries = { count: 5, pausedUntil: 20_000 };
  expect(pauseLeft(tries, 20_000)).toBe(0);
  expect(pauseLeft({ count: 5, pausedUntil: 9_000_000_000 }, 0)).toBe(300_000);
});
