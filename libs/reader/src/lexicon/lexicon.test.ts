import { describe, expect, it } from 'vitest';
import { FEELING_NAMES } from '../feelings.ts';
import { tokensOf } from '../text/tokens.ts';
import type { FeelingWords } from './feeling-words.ts';
import { buildLexicon } from './lexicon.ts';

const none = { words: '', faint: '', signs: '' };
const lexiconOf = (signs: string) => {
  const words = Object.fromEntries(FEELING_NAMES.map((name) => [name, none])) as FeelingWords;
  return buildLexicon({ ...words, calm: { ...none, signs } }, 'en', new Set(['no']));
};
const foundBy = (signs: string, text: string) =>
  lexiconOf(signs)
    .find(tokensOf(text, 'en'))
    .filter(({ feeling }) => feeling === 'calm')
    .map(({ first, last }) => [first, last]);

describe('a phrase', () => {
  it.each([
    ['fed the {pet}', 'I fed the cat', [[1, 3]]],
    ['fed the {pet}', 'I fed the child', []],
    ['fed|walked the dog', 'I walked the dog', [[1, 3]]],
    ['fed the old? dog', 'I fed the dog', [[1, 3]]],
    ['fed the old? dog', 'I fed the old dog', [[1, 4]]],
    ['fed .. dog', 'I fed my very old dog', [[1, 5]]],
    ['fed .. dog', 'I fed dog', [[1, 2]]],
    ['fed .. dog', 'I fed all of the old dog', []],
    ['fed .. dog', 'I fed the cat, dog and all', []],
    ['fed .. dog', 'I fed cats and no dog', []],
    ['fed .. pupp*', 'I fed some puppies', [[1, 3]]],
    ['fed|walked the dog, fed the cat', 'I fed the cat', [[1, 3]]],
    ['sat by|at the sea', "I've sat at the sea", [[2, 5]]],
    [
      'fed the dog, the dog ate',
      'I fed the dog and the dog ate',
      [
        [1, 3],
        [5, 7],
      ],
    ],
    ['fed the dog, the dog ate', 'I fed the dog ate', [[1, 3]]],
  ])('%j in %j', (phrase, text, places) => {
    expect(foundBy(phrase, text)).toEqual(places);
  });

  it('with a class of words that the language has not is refused', () => {
    expect(() => lexiconOf('fed the {unicorn}')).toThrow('unicorn');
  });
});
