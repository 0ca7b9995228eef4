import type { Mention } from '@reflectory/reader/evidence';
import type { Sentence, Token } from '../reading/token.ts';
import { termOf } from './term-of.ts';

/** Something that a text comes back to, in its own words. */
export type RecurringPhrase = { name: string; score: number; mentions: Mention[] };

const longest = 3;
const leastCount = 2;
const generic = new Set(
  `day morning evening night afternoon noon week month year time hour minute moment today tomorrow yesterday thing
   lot way bit people man woman one other same much many more most such own first last next new old good great little
   part kind sort end place something anything everything nothing several few half whole mr mrs ms dr sir madam
   monday tuesday wednesday thursday friday saturday sunday lot bed home`.split(/\s+/u),
);

const isNounLike = (token: Token): boolean => token.part === 'NOUN' || token.part === 'PROPN';
const isCandidate = (token: Token): boolean =>
  token.isWord && (isNounLike(token) || token.part === 'ADJ') && !/^\d/u.test(token.word);

const runsOf = (sentence: Sentence): Token[][] => {
  const runs: Token[][] = [[]];
  for (const token of sentence.tokens) {
    if (isCandidate(token)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs
    .map((run) => run.slice(0, run.findLastIndex(isNounLike) + 1).slice(-longest))
    .filter((run) => run.length > 1 && run.some((token) => !generic.has(token.lemma)));
};

/**
 * Phrases of two or three nouns and adjectives that come up at least twice. Their words are scored by the company
 * they keep (degree by frequency, the idea of RAKE), the highest sum first.
 */
export const findPhrases = (sentences: readonly Sentence[]): RecurringPhrase[] => {
  const phrases = new Map<string, RecurringPhrase & { lemmas: string[] }>();
  const words = new Map<string, { frequency: number; degree: number }>();
  for (const sentence of sentences)
    for (const run of runsOf(sentence)) {
      const lemmas = run.map(({ lemma }) => lemma);
      if (lemmas.every((lemma) => generic.has(lemma)) || generic.has(lemmas.at(-1) ?? '')) continue;
      for (const lemma of lemmas) {
        const word = words.get(lemma) ?? { frequency: 0, degree: 0 };
        words.set(lemma, { frequency: word.frequency + 1, degree: word.degree + run.length });
      }
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) continue;
      const name = termOf(sentence, first, last);
      const phrase = phrases.get(lemmas.join(' ')) ?? { name, score: 0, mentions: [], lemmas };
      phrase.mentions.push({ sentence, term: name, weight: 1 });
      phrases.set(lemmas.join(' '), phrase);
    }
  const scoreOf = (lemma: string) => {
    const { degree, frequency } = words.get(lemma) ?? { degree: 0, frequency: 1 };
    return degree / frequency;
  };
  return [...phrases.values()]
    .filter(({ mentions }) => mentions.length >= leastCount)
    .map(({ name, mentions, lemmas }) => ({
      name,
      mentions,
      score: mentions.length * lemmas.reduce((sum, lemma) => sum + scoreOf(lemma), 0),
    }))
    .sort((a, b) => b.score - a.score);
};
