import { angerFamily } from './anger.ts';
import { calmFamily } from './calm.ts';
import { disgustFamily } from './disgust.ts';
import type { EmotionSource } from './emotion-source.ts';
import { fearFamily } from './fear.ts';
import { joyFamily } from './joy.ts';
import { sadnessFamily } from './sadness.ts';
import { surpriseFamily } from './surprise.ts';
import { trustFamily } from './trust.ts';

/** Every emotion of the analyser. */
export const emotionSources: readonly EmotionSource[] = [
  ...joyFamily,
  ...trustFamily,
  ...calmFamily,
  ...sadnessFamily,
  ...fearFamily,
  ...disgustFamily,
  ...angerFamily,
  ...surpriseFamily,
];

type PartOfSpeech = 'ADJ' | 'NOUN' | 'VERB';

/** What one word or phrase speaks of; an idiom speaks of nothing. */
export type LexiconEntry = { source: EmotionSource | null; weight: number; only: PartOfSpeech | null };
export type LexiconPhrase = { words: readonly string[]; entry: LexiconEntry };
export type Lexicon = {
  /** By exact form or lemma. */
  words: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** By first word, the longest phrase first. */
  phrases: ReadonlyMap<string, readonly LexiconPhrase[]>;
};

const weights = { slight: 1, plain: 2, strong: 3 } as const;
const phraseWeight = 3;
const parts: Readonly<Record<string, PartOfSpeech>> = { a: 'ADJ', n: 'NOUN', v: 'VERB' };
const formsOfBe = new Set(['am', 'is', 'are', 'was', 'were', 'been', 'being']);

/** A phrase written with any form of "to be" is found by the lemma. */
const phraseWord = (word: string): string => (formsOfBe.has(word) ? 'be' : word);

const add = <Item>(map: Map<string, Item[]>, key: string, item: Item): void => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

/** Turns the written lists into look-up tables; hyphenated words become phrases, as the text is read that way. */
export const buildLexicon = (sources: readonly EmotionSource[], idioms: string): Lexicon => {
  const words = new Map<string, LexiconEntry[]>();
  const phrases = new Map<string, LexiconPhrase[]>();
  const addPhrase = (phrase: readonly string[], entry: LexiconEntry) => {
    const own = phrase.map(phraseWord);
    add(phrases, own[0] ?? '', { words: own, entry });
  };
  const addPhrases = (written: string, entry: LexiconEntry) => {
    for (const phrase of written.split(';'))
      addPhrase(phrase.replaceAll("'s", " 's").trim().split(/\s+/u), entry);
  };
  for (const source of sources) {
    for (const tier of ['slight', 'plain', 'strong'] as const)
      for (const written of source[tier].trim().split(/\s+/u)) {
        const [word = '', part] = written.split('/');
        const entry = { source, weight: weights[tier], only: parts[part ?? ''] ?? null };
        if (word.includes('-')) addPhrase(word.split('-'), entry);
        else add(words, word, entry);
      }
    addPhrases(source.phrases, { source, weight: phraseWeight, only: null });
  }
  addPhrases(idioms, { source: null, weight: 0, only: null });
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { words, phrases };
};
