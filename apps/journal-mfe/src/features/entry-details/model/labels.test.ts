import { expect, it } from 'vitest';
import { hasTooLongLabel, labelsIn } from './labels.ts';

it.each([
  ['', []],
  [' , ,', []],
  ['#sea, sea , the long walk', ['sea', 'the long walk']],
  ['البحر، السفر', ['البحر', 'السفر']],
  ['@Ada;Grace', ['Ada', 'Grace']],
])('reads %j', (entered, labels) => expect(labelsIn(entered)).toEqual(labels));

it('knows what is too long', () => {
  expect(hasTooLongLabel(['x'.repeat(80)])).toBe(false);
  expect(hasTooLongLabel(['x'.repeat(81)])).toBe(true);
});
