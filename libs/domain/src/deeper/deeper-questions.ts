import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '../crisis/index.ts';
import { inQuotes, shorten } from '../frameworks/echo.ts';
import type { DeeperRule, DeeperWords } from './deeper-words.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** An open question, in the language of the words that it takes up. */
export type DeeperQuestion = { question: string; language: Language };

/** Characters at the end of a text that are read: what was written last is what somebody is at. */
const READ = 3000;
/** Sentences that questions are made of, and characters of one that are looked at and quoted. */
const MOST_SENTENCES = 8;
const LONGEST_SENTENCE = 300;
const LONGEST_QUOTE = 90;
/** A sentence of fewer words has too little to ask about. */
const FEWEST_WORDS = 3;

type Reader = { rules: readonly { find: RegExp; asks: readonly string[] }[]; otherwise: readonly string[] };

const findOf = ({ begins }: DeeperRule): RegExp =>
  new RegExp(`(?<![\\p{L}’'])(?:${begins.join('|')})(?![\\p{L}]).*`, 'iu');
const readerOf = ({ rules, otherwise }: DeeperWords): Reader => ({
  rules: rules.map((rule) => ({ find: findOf(rule), asks: rule.asks })),
  otherwise,
});
const wordsOf: Readonly<Record<Language, DeeperWords>> = { en, de, fr, ar };
const readers = new Map(LANGUAGES.map((language) => [language, readerOf(wordsOf[language])]));

/** The last sentences of a text, the newest first. */
function lastSentences(text: string): string[] {
  return text
    .slice(-READ)
    .split(/[\n.!?…؟]+/u)
    .map((sentence) => sentence.slice(0, LONGEST_SENTENCE).replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS)
    .slice(-MOST_SENTENCES)
    .toReversed();
}

/** What the first rule that fits a sentence takes up, with its questions. */
function findWords(sentence: string, { rules }: Reader): { words: string; asks: readonly string[] } | null {
  for (const { find, asks } of rules) {
    const words = find.exec(sentence)?.[0];
    if (words !== undefined && words.split(' ').length >= FEWEST_WORDS) return { words, asks };
  }
  return null;
}

const ask = (form: string, words: string, language: Language): DeeperQuestion => {
  const quoted = inQuotes(shorten(words.replace(/[\s,;:،؛"“”„«»–—-]+$/u, ''), LONGEST_QUOTE), language);
  return { question: form.replace('{words}', () => quoted), language };
};

/**
 * Open questions that take up words of a text, those about what was written last and says most first. Each is made by rules,
 * in the language of its words where that is a built-in one, else in `wanted`. None where nothing is written yet, and none
 * where somebody writes of wanting to die: there help is offered, and nothing is asked.
 *
 * @example deeperQuestions('I never finish anything.', 'en')[0]?.question; // '“I never finish anything”: when did that begin?'
 */
export function deeperQuestions(text: string, wanted: Language): DeeperQuestion[] {
  const sentences = lastSentences(text);
  if (sentences.length === 0 || speaksOfSuicide(text)) return [];
  const languages = [wanted, ...LANGUAGES.filter((language) => language !== wanted)];
  const taken = sentences.flatMap((sentence) => {
    for (const language of languages) {
      const reader = readers.get(language);
      const found = reader && findWords(sentence, reader);
      if (found) return [{ ...found, language }];
    }
    return [];
  });
  const [newest = ''] = sentences;
  const asked = [
    ...taken.flatMap(({ words, asks, language }) =>
      asks.slice(0, 1).map((form) => ask(form, words, language)),
    ),
    ...taken.flatMap(({ words, asks, language }) => asks.slice(1).map((form) => ask(form, words, language))),
    ...(readers.get(wanted)?.otherwise ?? []).map((form) => ask(form, newest, wanted)),
  ];
  return asked.filter((one, index) => asked.findIndex(({ question }) => question === one.question) === index);
}
