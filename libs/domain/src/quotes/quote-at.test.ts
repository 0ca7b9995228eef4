import { expect, it } from 'vitest';
import { LONGEST_QUOTE, quoteOfSentence } from './quote-at.ts';

const walk = 'and then through the fields to the river and along it for a good while, '.repeat(6);

it('a sentence that is short is quoted whole', () => {
  expect(quoteOfSentence('It rained. I was glad of it. Home.', 'I was glad of it.', 'glad')).toBe(
    'I was glad of it.',
  );
});

it.each([
  ['at its end', `Up, ${walk}and was mighty merry.`, 'merry', /^…\S.*mighty merry\.$/u],
  ['in its middle', `Up, ${walk}very merry, ${walk}and home.`, 'merry', /^…\S.*very merry.*\S…$/u],
  ['at its beginning', `Merry, ${walk}and home.`, 'merry', /^Merry.*\S…$/u],
])('of a long one the piece with the word %s is shown, cut between words', (_where, text, term, shown) => {
  const quote = quoteOfSentence(text, text, term);
  expect(quote).toMatch(shown);
  expect(quote.length).toBeLessThanOrEqual(LONGEST_QUOTE + 2);
});

it('begins at the beginning where no word is known', () => {
  expect(quoteOfSentence(`Up, ${walk}and home.`, `Up, ${walk}and home.`, '')).toMatch(/^Up, .*\S…$/u);
});
