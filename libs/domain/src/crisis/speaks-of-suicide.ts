import type { Language } from '@reflectory/contracts/languages';
import { plainText } from './plain-text.ts';
import { isFromFiction, type Quoting } from './quotation.ts';
import { ar } from './words/ar.ts';
import type { CrisisWords } from './words/crisis-words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** Characters within which two faint signs are heard as one. */
const near = 600;
/** Places of one sign that are weighed; who writes more of them is heard. */
const mostPlaces = 60;

type Reader = Quoting & { clear: RegExp; faint: readonly RegExp[]; idioms: RegExp };
type Script = (sources: readonly string[], flags?: string) => RegExp;

const latin: Script = (sources, flags = 'g') => new RegExp(`\\b(?:${sources.join('|')})\\b`, flags);
/** "And" and "so" are written in one with the word after them. */
const arabic: Script = (sources, flags = 'g') =>
  new RegExp(`(?<![ء-ي])[وف]?(?:${sources.join('|')})(?![ء-ي])`, flags);

const readerOf = (words: CrisisWords, script: Script): Reader => ({
  clear: script(words.clear),
  faint: words.faint.map((source) => script([source])),
  idioms: script(words.idioms),
  fiction: script([words.fiction], ''),
  ownSpeech: script([words.ownSpeech], ''),
});

/** A built-in language without words of its own does not compile. */
const wordsByLanguage: Readonly<Record<Language, CrisisWords>> = { en, de, fr, ar };
const { ar: arabicWords, ...latinWords } = wordsByLanguage;
const latinReaders: readonly Reader[] = Object.values(latinWords).map((words) => readerOf(words, latin));
const arabicReader = readerOf(arabicWords, arabic);

const placesOf = function* (text: string, words: RegExp, reader: Reader): Generator<number> {
  let weighed = 0;
  for (const { index } of text.matchAll(words)) {
    weighed += 1;
    if (weighed > mostPlaces || !isFromFiction(text, index, reader)) yield index;
    if (weighed > mostPlaces) return;
  }
};

const isHeard = (text: string, reader: Reader): boolean => {
  for (const _place of placesOf(text, reader.clear, reader)) return true;
  const faint = reader.faint.flatMap((words, sign) =>
    [...placesOf(text, words, reader)].map((place) => ({ sign, place })),
  );
  const inOrder = faint.toSorted((first, second) => first.place - second.place);
  return inOrder.some(({ sign, place }, index) => {
    const before = inOrder[index - 1];
    return (
      before !== undefined && before.sign !== sign && place > before.place && place - before.place <= near
    );
  });
};

/**
 * Whether somebody writes of wanting to die, directly or not, in English, German, French or Arabic. Careful on the
 * side of hearing it: a wrong yes withholds an insight and offers help, a wrong no is silent.
 *
 * It is asked anew of the text each time; what it says is never kept, counted or told to anyone but the writer.
 */
export const speaksOfSuicide = (text: string): boolean => {
  const plain = plainText(text);
  // One text may hold more than one language, so each is looked for.
  const readers = /[ء-ي]/.test(plain) ? [...latinReaders, arabicReader] : latinReaders;
  return readers.some((reader) => {
    const withoutIdioms = plain.replace(reader.idioms, (idiom) => '_'.repeat(idiom.length));
    return isHeard(withoutIdioms, reader);
  });
};
