import { describe, expect, it } from 'vitest';
import { placeOfQuote } from './place-of-quote.ts';

describe('words of an earlier version', () => {
  const quote = 'swim';
  it.each([
    ['I swim.', 2, { start: 2, end: 6 }],
    ['swim, then swim again', 10, { start: 11, end: 15 }],
    ['swim, and much later swim again', 5, { start: 0, end: 4 }],
    ['Now I swim.', 2, { start: 6, end: 10 }],
    ['I swim.', 400, { start: 2, end: 6 }],
    ['I run.', 2, null],
  ])('of %j that began at %i', (text, start, place) => {
    expect(placeOfQuote(text, { quote, start })).toEqual(place);
  });

  it('that are gone with their entry are nowhere', () => {
    expect(placeOfQuote('I swim.', { quote: '', start: 0 })).toBeNull();
  });
});
