import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { describe, expect, it } from 'vitest';
import type { Sentence } from './corpus.schema.ts';
import { readCorpus } from './read-corpus.ts';
import { partOf } from './split.ts';

/** How many lines of a file were there when the words of `speaksOfSuicide` were written; all later ones are new to it. */
const KNOWN_LINES: Record<Language, number> = { en: 45, de: 30, fr: 30, ar: 30 };
/** What is heard of new cries on the day they were added. The target is every one, so these may only rise. */
const FLOOR_OF_NEW: Record<Language, number> = { en: 0.16, de: 0.09, fr: 0.13, ar: 0.05 };

const { sentences } = readCorpus();
const shareHeard = (of: readonly Sentence[]) =>
  of.filter(({ text }) => speaksOfSuicide(text)).length / of.length;
const isKnown = ({ language, place }: Sentence) => Number(place.split(':').at(-1)) <= KNOWN_LINES[language];

describe.each(LANGUAGES)('%s', (language) => {
  const own = sentences.filter((sentence) => sentence.language === language);
  const cries = own.filter((sentence) => sentence.kind === 'cry' && partOf(sentence) !== 'test');

  it('most cries the words were written with are heard, however they are put', () => {
    expect(shareHeard(cries.filter(isKnown))).toBeGreaterThanOrEqual(0.65);
  });

  it('no fewer new cries are heard', () => {
    expect(shareHeard(cries.filter((cry) => !isKnown(cry)))).toBeGreaterThanOrEqual(FLOOR_OF_NEW[language]);
  });

  it('at most one in a hundred other sentences is taken for one', () => {
    expect(shareHeard(own.filter(({ kind }) => kind !== 'cry'))).toBeLessThanOrEqual(0.01);
  });
});
