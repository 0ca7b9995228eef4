import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '../crisis/index.ts';
import { THINKING_PATTERNS, type ThinkingPattern, type ThinkingWords } from './thinking-words.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** A sentence that sounds like a habit of thought. */
export type FoundThinking = { pattern: ThinkingPattern; sentence: string };

/** Characters that are looked at, of a text and of one sentence; a longer sentence is more than one thought. */
const READ = 40_000;
const LONGEST_SENTENCE = 400;

const wordsOf: Readonly<Record<Language, ThinkingWords>> = { en, de, fr, ar };
const anyOf = (pieces: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const rules = new Map(
  LANGUAGES.map((language) => {
    const words = wordsOf[language];
    const unless = new RegExp(words.unless.map((piece) => `(?<!\\p{L})${piece}`).join('|'), 'iu');
    return [
      language,
      { unless, patterns: THINKING_PATTERNS.map((pattern) => ({ pattern, says: anyOf(words[pattern]) })) },
    ];
  }),
);

/** As rules know it: straight apostrophes, no vowel signs, one space. */
const plain = (sentence: string): string =>
  sentence
    .replace(/[’ʼ]/gu, "'")
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** What stands between quotation marks is somebody's speech, or looked at already. */
const withoutQuotes = (text: string): string => text.replace(/["“”„«»][^"“”„«»]{0,300}["“”„«»]/gu, ' … ');

/**
 * Sentences that sound like always and never, should, reading minds or catastrophe: the first of each habit, in their order.
 * A rule knows words and nothing of life: what it finds is asked about and never named. Nothing is found where somebody
 * writes of wanting to die.
 *
 * @example findThinking('I always ruin everything.', 'en'); // [{ pattern: 'absolute', sentence: 'I always ruin everything.' }]
 */
export function findThinking(text: string, language: Language): FoundThinking[] {
  const read = rules.get(language);
  if (!read || speaksOfSuicide(text)) return [];
  const found = new Map<ThinkingPattern, FoundThinking>();
  for (const [part] of withoutQuotes(text.slice(0, READ)).matchAll(/[^\n.!?…؟]+[.!?؟]*/gu)) {
    const sentence = part.replace(/\s+/gu, ' ').trim();
    const words = plain(sentence);
    if (words.length > LONGEST_SENTENCE || read.unless.test(words)) continue;
    const fits = read.patterns.find(({ pattern, says }) => !found.has(pattern) && says.test(words));
    if (fits) found.set(fits.pattern, { pattern: fits.pattern, sentence });
  }
  return [...found.values()];
}
