import type { Evidence } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { inQuotes } from '../frameworks/echo.ts';

const longestQuote = 140;

const shortened = (words: string): string => {
  const plain = words.replace(/\s+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= longestQuote) return plain;
  const cut = characters.slice(0, longestQuote).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length).trim()}…`;
};

/** `a`, `a and b`, `a, b and c`. */
export const enumerate = (items: readonly string[], language: Language): string =>
  // British English has no comma before the last one.
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(items);

/** Up to `most` different terms of an insight, quoted, in the order of the text. */
export const quotedTerms = (
  evidence: readonly Pick<Evidence, 'terms'>[],
  most: number,
  language: Language,
): string => {
  const terms = new Map(evidence.flatMap((item) => item.terms).map((term) => [term.toLowerCase(), term]));
  return enumerate(
    [...terms.values()].slice(0, most).map((term) => inQuotes(shortened(term), language)),
    language,
  );
};
