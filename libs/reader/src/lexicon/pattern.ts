import type { Language } from '@reflectory/contracts/languages';
import { phraseWords } from '../text/tokens.ts';
import type { WordClasses } from './word-classes.ts';

/** One place of a pattern: words that may stand there (`*` ends a beginning), or a gap of some words. */
export type Slot = 'gap' | { words: readonly string[]; isOptional: boolean };

/** Words between commas; Arabic has its own. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/[,،]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Reads a phrase as the places of a pattern: `my {kin} .. died|passed away?` has a class of words, a gap, two words of
 * which one stands there, and a word that may be left out. Throws on a class that the language has not.
 */
export const slotsOf = (phrase: string, language: Language, classes: WordClasses): Slot[] =>
  phrase.split(/\s+/u).flatMap((piece): Slot[] => {
    if (piece === '..') return ['gap'];
    const isOptional = piece.length > 1 && piece.endsWith('?');
    const name = isOptional ? piece.slice(0, -1) : piece;
    const choices = name.split('|');
    if (choices.length > 1 || isClass(name))
      return [{ words: choices.flatMap((one) => membersOf(one, language, classes)), isOptional }];
    return phraseWords(name, language).map((word) => ({ words: [word], isOptional }));
  });

const isClass = (word: string): boolean => /^\{.+\}$/u.test(word);

const membersOf = (choice: string, language: Language, classes: WordClasses): string[] => {
  const members = isClass(choice) ? classes[choice.slice(1, -1)] : choice;
  if (members === undefined) throw new Error(`${language} has no word class ${choice}`);
  return members
    .trim()
    .split(/\s+/u)
    .flatMap((word) => wordsOnce(word, language));
};

/** The same words stand in many classes and choices. */
const known = new Map<string, readonly string[]>();
const wordsOnce = (word: string, language: Language): readonly string[] => {
  const key = `${language} ${word}`;
  const words = known.get(key) ?? phraseWords(word, language);
  known.set(key, words);
  return words;
};
