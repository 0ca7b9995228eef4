const escapeExpression = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export type MarkedPart = { text: string; isTerm: boolean };

/** Splits a sentence where one of the terms stands as a whole word, whatever its case. */
export function marked(sentence: string, terms: readonly string[]): MarkedPart[] {
  const known = terms
    .filter((term) => term.trim() !== '')
    .toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text: sentence, isTerm: false }];
  const anyTerm = known.map((term) => escapeExpression(term)).join('|');
  const parts = sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${anyTerm})(?![\\p{L}\\p{N}])`, 'giu'));
  // `split` with one group alternates: text, term, text, …
  return parts.map((text, index) => ({ text, isTerm: index % 2 === 1 })).filter(({ text }) => text !== '');
}
