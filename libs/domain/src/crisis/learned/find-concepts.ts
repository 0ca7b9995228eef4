import type { Language } from '@reflectory/contracts/languages';
import { plainText } from '../plain-text.ts';
import type { Speech } from '../hearing/speech.ts';

/** A word or a part of one: `*` stands where more may follow or come before. */
type Entry = { concept: string; isOpenBefore: boolean; isOpenAfter: boolean };

const lexicons = new Map<Language, string>();
const known = new Map<Language, ReadonlyMap<string, readonly Entry[]>>();

/** The concepts of a language; there are none before. */
export const addConcepts = (language: Language, lexicon: string): void => {
  lexicons.set(language, lexicon);
};

const none: ReadonlyMap<string, readonly Entry[]> = new Map();

const entriesOf = ({ language, prepare = String }: Speech): ReadonlyMap<string, readonly Entry[]> => {
  const found = known.get(language);
  if (found) return found;
  const lexicon = lexicons.get(language);
  if (lexicon === undefined) return none;
  const entries = new Map<string, Entry[]>();
  for (const line of lexicon.trim().split('\n')) {
    const [concept = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      const plain = plainText(prepare(word.replaceAll('*', '')));
      const entry = { concept, isOpenBefore: word.startsWith('*'), isOpenAfter: word.endsWith('*') };
      entries.set(plain, [...(entries.get(plain) ?? []), entry]);
    }
  }
  known.set(language, entries);
  return entries;
};

/** What a word is about, in any language alike: `pill`, `kids`, `last`. */
export const conceptsOf = (forms: readonly string[], speech: Speech): readonly string[] => {
  const entries = entriesOf(speech);
  const found = new Set<string>();
  for (const word of forms)
    for (let from = 0; from < word.length; from += 1)
      for (let to = from + 1; to <= word.length; to += 1)
        for (const { concept, isOpenBefore, isOpenAfter } of entries.get(word.slice(from, to)) ?? [])
          if ((from === 0 || isOpenBefore) && (to === word.length || isOpenAfter)) found.add(concept);
  return [...found];
};
