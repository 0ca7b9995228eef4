import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['12', 12],
  [' 2,5 ', 2.5],
  ['0.75', 0.75],
  ['١٢٫٥', 12.5],
  ['۳', 3],
  ['−4', -4],
  ["10'000", 10_000],
])('%s is a number', (text, number) => expect(readNumber(text)).toBe(number));

it.each(['', 'a lot', '1.2.3', '12 km', '-'])('“%s” is none', (text) => expect(readNumber(text)).toBeNull());
