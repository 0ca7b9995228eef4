import { emotionFamilySchema, type EmotionFamily } from '@reflectory/contracts/journal';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { foldWords } from '../search/index.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Intent, INTENTS, type QuestionWords, type Season, type Unit } from './question-words.ts';

/** A word of a question: as it was typed, and as it is compared. */
export type Word = { raw: string; folded: string };
export type Phrase = readonly string[];

const texts: Readonly<Record<Language, QuestionWords>> = { en, de, fr, ar };
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year'];

const phrasesOf = (text: string): Phrase[] =>
  text
    .split('|')
    .map(foldWords)
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
const setOf = (text: string): ReadonlySet<string> => new Set(foldWords(text));

/** The words of a language as they are compared. */
function vocabularyOf(words: QuestionWords) {
  const intents = INTENTS.map((intent): [Intent, Phrase[]] => [intent, phrasesOf(words.intents[intent])]);
  const families = emotionFamilySchema.options.flatMap((family) =>
    foldWords(words.feelings[family]).map((word): [string, EmotionFamily] => [word, family]),
  );
  const little = setOf(words.little);
  return {
    intents,
    writing: phrasesOf(words.writing),
    goesOn: phrasesOf(words.goesOn),
    months: words.months.map(phrasesOf),
    doubtful: setOf(words.doubtful),
    seasons: SEASONS.map((season) => phrasesOf(words.seasons[season])),
    units: new Map(
      UNITS.flatMap((unit) => foldWords(words.units[unit]).map((word) => [word, unit] as const)),
    ),
    yesterday: phrasesOf(words.yesterday),
    today: phrasesOf(words.today),
    past: setOf(words.past),
    current: setOf(words.current),
    ago: setOf(words.ago),
    since: setOf(words.since),
    before: setOf(words.before),
    after: setOf(words.after),
    between: setOf(words.between),
    during: setOf(words.during),
    numbers: new Map(Object.entries(words.numbers).map(([word, value]) => [foldWords(word)[0] ?? '', value])),
    families: new Map(families),
    little,
    known: new Set([...little, ...intents.flatMap(([, phrases]) => phrases.flat())]),
  };
}
export type Vocabulary = ReturnType<typeof vocabularyOf>;

const vocabularies = new Map(LANGUAGES.map((language) => [language, vocabularyOf(texts[language])]));

/** The words of the language that most of the question is in; of two alike those of the one that is preferred. */
export function vocabularyFor(words: readonly Word[], preferred: Language): Vocabulary {
  const score = (language: Language) =>
    words.filter(({ folded }) => vocabularies.get(language)?.known.has(folded)).length +
    (language === preferred ? 0.5 : 0);
  const language = LANGUAGES.toSorted((a, b) => score(b) - score(a))[0] ?? preferred;
  const vocabulary = vocabularies.get(language);
  if (!vocabulary) throw new Error(`No words of ${language}`);
  return vocabulary;
}

const rawWords = /[\p{L}\p{N}\p{M}\u0640\u200c\u200d]+/gu;
/** Words that a question is read for. */
const MOST_WORDS = 80;

/** The words of a question. "And" is written as part of an Arabic number. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(rawWords)]
    .flatMap(({ 0: raw }) =>
      foldWords(raw).map((folded) => ({ raw, folded: folded.replace(/^و(?=\d)/u, '') })),
    )
    .slice(0, MOST_WORDS);

/** Whether a phrase stands at a place. */
const standsAt = (words: readonly Word[], at: number, phrase: Phrase): boolean =>
  phrase.every((word, index) => words[at + index]?.folded === word);

/** The longest of some phrases that stands at a place; null where none does. */
export const phraseAt = (words: readonly Word[], at: number, phrases: readonly Phrase[]): Phrase | null =>
  phrases.find((phrase) => standsAt(words, at, phrase)) ?? null;
