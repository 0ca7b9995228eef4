import type { Evidence } from '@reflectory/contracts/journal';
import type { Span } from './text/sentences.ts';

/** Some words of a sentence that speak of something. */
export type Mention = { sentence: Span; term: string; weight: number };

/** One evidence for each sentence, the weightiest `most` of them, in the order of the text. */
export const evidenceOf = (mentions: readonly Mention[], most = 12): Evidence[] => {
  const bySentence = new Map<Span, { weight: number; terms: Set<string> }>();
  for (const { sentence, term, weight } of mentions) {
    const found = bySentence.get(sentence) ?? { weight: 0, terms: new Set() };
    found.weight += weight;
    found.terms.add(term);
    bySentence.set(sentence, found);
  }
  return [...bySentence]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, most)
    .sort(([a], [b]) => a.start - b.start)
    .map(([{ text, start, end }, { terms }]) => ({ sentence: text, start, end, terms: [...terms] }));
};
