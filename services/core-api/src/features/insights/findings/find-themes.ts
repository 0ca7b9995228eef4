import type { ThemeInsight } from '@reflectory/contracts/journal';
import { evidenceOf, type Mention } from '@reflectory/reader/evidence';
import type { LifeArea } from '../lexicon/life-areas.ts';
import type { Sentence, Token } from '../reading/token.ts';
import { findPhrases } from './find-phrases.ts';
import { termOf } from './term-of.ts';

const mostAreas = 6;
const longText = 120;
const mostPhrases = 4;
const mostEvidence = 8;

type AreaIndex = ReadonlyMap<string, readonly { area: LifeArea; part: string | null }[]>;
const parts: Readonly<Record<string, string>> = { n: 'NOUN', v: 'VERB', a: 'ADJ' };

/** Word → the areas it points to; a word may point to more than one ("sing" is joy of sound and a skill). */
export const indexAreas = (areas: readonly LifeArea[]): AreaIndex => {
  const index = new Map<string, { area: LifeArea; part: string | null }[]>();
  for (const area of areas)
    for (const written of area.words.trim().split(/\s+/u)) {
      const [word = '', part] = written.split('/');
      const list = index.get(word) ?? [];
      list.push({ area, part: parts[part ?? ''] ?? null });
      index.set(word, list);
    }
  return index;
};

const areasOf = (token: Token, index: AreaIndex): LifeArea[] =>
  (index.get(token.word) ?? index.get(token.lemma) ?? [])
    .filter(({ part }) => part === null || part === token.part)
    .map(({ area }) => area);

/** Counts all, keeps the weightiest few. */
const counted = (own: readonly Mention[]) => ({
  count: own.length,
  sentenceCount: new Set(own.map(({ sentence }) => sentence)).size,
  evidence: evidenceOf(own, mostEvidence),
});

/** What a text is about: areas of life first, then phrases that come back in it. */
export const findThemes = (
  sentences: readonly Sentence[],
  areas: readonly LifeArea[],
  index: AreaIndex,
): ThemeInsight[] => {
  const wordCount = sentences.reduce((sum, sentence) => sum + sentence.wordCount, 0);
  // In a long text a single word does not make a subject.
  const least = wordCount > longText ? 2 : 1;
  const mentions = new Map<LifeArea, Mention[]>(areas.map((area) => [area, []]));
  for (const sentence of sentences)
    for (const token of sentence.tokens)
      for (const area of areasOf(token, index))
        mentions.get(area)?.push({ sentence, term: termOf(sentence, token, token), weight: 1 });
  const found = [...mentions]
    .filter(([, own]) => own.length >= least)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, mostAreas)
    .map(([{ area, name }, own]) => ({
      name,
      area,
      ...counted(own),
    }));
  const phrases = findPhrases(sentences)
    .slice(0, mostPhrases)
    .map(({ name, mentions: own }) => ({
      name,
      area: null,
      ...counted(own),
    }));
  return [...found, ...phrases];
};
