import { foldWords } from './fold-words.ts';

/** A part of a search: one word, or several that stand beside each other. */
export type SearchTerm = {
  /** Folded; one but for a phrase. */
  words: readonly string[];
  isPhrase: boolean;
  /** Whether an entry that has it is not wanted. */
  isExcluded: boolean;
  /** Whether it is being typed: words that begin with it count. */
  isPrefix: boolean;
};

const parts = /(-?)"([^"]*)(?:"|$)|(\S+)/g;

/** Reads a search: words, "phrases", -without, and the beginning of a word that is being typed. */
export function parseSearch(search: string): SearchTerm[] {
  const text = search.replaceAll(/[“”„‟«»]/g, '"');
  const isTyping = /[^\s"]$/.test(text);
  const terms = [...text.matchAll(parts)].flatMap(([, minus = '', phrase, word = '']): SearchTerm[] => {
    const isExcluded = minus !== '' || /^-[^\s-]/.test(word);
    const words = foldWords(phrase ?? word);
    if (words.length === 0) return [];
    if (words.length > 1 && (phrase !== undefined || isExcluded)) {
      return [{ words, isPhrase: true, isExcluded, isPrefix: false }];
    }
    return words.map((one) => ({ words: [one], isPhrase: false, isExcluded, isPrefix: false }));
  });
  const last = terms.at(-1);
  if (last && isTyping && !last.isPhrase && !last.isExcluded)
    terms[terms.length - 1] = { ...last, isPrefix: true };
  return terms;
}
