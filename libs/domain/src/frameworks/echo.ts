import { directionOf, type Language } from '@reflectory/contracts/languages';
import { isolateForeign } from '../bidi/isolate-foreign.ts';

const longest = 80;
/** Characters at the beginning of a phrase that nearly always hold its first 80 without superfluous space. */
const head = 1000;
const quotes: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  ar: ['«', '»'],
};

/** Shortens to at most `length` characters at the end of a word, marking the cut with an ellipsis. */
export const shorten = (text: string, length: number): string => {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 1).join('');
  const wordEnd = cut.lastIndexOf(' ');
  const kept = wordEnd > length / 2 ? cut.slice(0, wordEnd) : cut;
  return `${kept.replace(/[\s,;:.،؛–—-]+$/u, '')}…`;
};

/**
 * The part of an answer that later questions repeat: the first non-empty [bracketed] phrase, else the whole answer;
 * white space collapsed, at most 80 characters. '' when there is nothing to repeat.
 */
export const echoOf = (answer: string): string => {
  const bracketed = [...answer.matchAll(/\[([^[\]]*)\]/gu)].map((match) => match[1]?.trim() ?? '');
  const phrase = bracketed.find((text) => text !== '') ?? answer.replace(/\[\s*\]/gu, ' ');
  return shorten(beginningOf(phrase), longest);
};

const collapse = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** A phrase with its white space collapsed; of a long one only as much as the echo can need. */
const beginningOf = (phrase: string): string => {
  const beginning = collapse(phrase.slice(0, head));
  // Counted in code units, twice as many as needed: a character may be two of them.
  return beginning.length > 2 * longest ? beginning : collapse(phrase);
};

/** Words in the quotation marks of a language, closed off where they run against it. */
export const inQuotes = (words: string, language: Language): string => {
  const [open, close] = quotes[language];
  return `${open}${isolateForeign(words, directionOf(language))}${close}`;
};

/** The echo in the quotation marks of a language, without the full stop that would end the sentence around it. */
export const quotedEcho = (answer: string, language: Language): string => {
  const echo = echoOf(answer).replace(/[.,;:،؛]+$/u, '');
  return echo === '' ? '' : inQuotes(echo, language);
};
