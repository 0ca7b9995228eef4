import type { ThemeInsight } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { evidenceOf, type Mention } from '../evidence.ts';
import { formsOf } from '../lexicon/lexicon.ts';
import { sentencesOf } from '../text/sentences.ts';
import { plainWord, tokensOf } from '../text/tokens.ts';
import { AREA_NAMES, type AreaKey, areaWords } from './area-words.ts';

/** Themes that are named. */
const MOST_AREAS = 6;
const MOST_EVIDENCE = 8;
/** In a text of more words a single one does not make a subject. */
const LONG_TEXT = 120;
const shortestBeginning = 3;

type AreaIndex = { words: Map<string, AreaKey[]>; beginnings: Map<string, AreaKey[]> };

const indexOf = (language: Exclude<Language, 'en'>): AreaIndex => {
  const index: AreaIndex = { words: new Map(), beginnings: new Map() };
  for (const area of Object.keys(AREA_NAMES) as AreaKey[])
    for (const written of areaWords[language][area].split(' ')) {
      const isOpen = written.endsWith('*');
      const [branch, word] = isOpen ? [index.beginnings, written.slice(0, -1)] : [index.words, written];
      const key = plainWord(word);
      branch.set(key, [...(branch.get(key) ?? []), area]);
    }
  return index;
};

const areasOf = (forms: readonly string[], { words, beginnings }: AreaIndex): Set<AreaKey> => {
  const found = new Set<AreaKey>();
  for (const form of forms) {
    for (const area of words.get(form) ?? []) found.add(area);
    for (let length = shortestBeginning; length <= form.length; length += 1)
      for (const area of beginnings.get(form.slice(0, length)) ?? []) found.add(area);
  }
  return found;
};

/** Makes what finds the parts of life that a text of one language speaks of, the most often named first. */
export const createAreaFinder = (language: Exclude<Language, 'en'>): ((text: string) => ThemeInsight[]) => {
  const index = indexOf(language);
  return (text) => {
    const mentions = new Map<AreaKey, Mention[]>();
    let wordCount = 0;
    for (const sentence of sentencesOf(text))
      for (const { word, start, end } of tokensOf(sentence.text, language, sentence.start).tokens) {
        wordCount += 1;
        for (const area of areasOf(formsOf(word, language), index)) {
          const own = mentions.get(area) ?? [];
          own.push({ sentence, term: text.slice(start, end), weight: 1 });
          mentions.set(area, own);
        }
      }
    const least = wordCount > LONG_TEXT ? 2 : 1;
    return [...mentions]
      .filter(([, own]) => own.length >= least)
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MOST_AREAS)
      .map(([area, own]) => ({
        name: AREA_NAMES[area],
        area,
        count: own.length,
        sentenceCount: new Set(own.map(({ sentence }) => sentence)).size,
        evidence: evidenceOf(own, MOST_EVIDENCE),
      }));
  };
};
