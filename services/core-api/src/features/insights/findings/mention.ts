import type { Evidence } from '@reflectory/contracts/journal';
import type { Sentence, Token } from '../reading/token.ts';

/** Some words of a sentence that speak of something. */
export type Mention = { sentence: Sentence; terms: readonly string[]; weight: number };

/** The words from one token to another as they stand in the text; half a word ("n't") is given as the whole one. */
export const termOf = ({ text, start }: Sentence, first: Token, last: Token): string => {
  let from = first.start - start;
  while (from > 0 && /\p{L}/u.test(text.charAt(from - 1))) from -= 1;
  return text.slice(from, last.end - start).replace(/\s+/gu, ' ');
};

/** One evidence for each sentence, the weightiest ones if there are more than `most`, in the order of the text. */
export const evidenceOf = (mentions: readonly Mention[], most = 12): Evidence[] => {
  const bySentence = new Map<Sentence, { weight: number; terms: Set<string> }>();
  for (const { sentence, terms, weight } of mentions) {
    const found = bySentence.get(sentence) ?? { weight: 0, terms: new Set() };
    found.weight += weight;
    for (const term of terms) found.terms.add(term);
    bySentence.set(sentence, found);
  }
  return [...bySentence]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, most)
    .sort(([a], [b]) => a.start - b.start)
    .map(([{ text, start, end }, { terms }]) => ({ sentence: text, start, end, terms: [...terms] }));
};
