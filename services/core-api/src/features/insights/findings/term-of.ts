import type { Sentence, Token } from '../reading/token.ts';

/** The words from one token to another as they stand in the text; half a word ("n't") is given as the whole one. */
export const termOf = ({ text, start }: Sentence, first: Token, last: Token): string => {
  let from = first.start - start;
  while (from > 0 && /\p{L}/u.test(text.charAt(from - 1))) from -= 1;
  return text.slice(from, last.end - start).replace(/\s+/gu, ' ');
};
