import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { describe, expect, it } from 'vitest';
import type { Sentence } from './corpus.schema.ts';
import { readCorpus } from './read-corpus.ts';
import { partOf } from './split.ts';

/** How many lines of a file were there when the words of `speaksOfSuicide` were written; all later ones are new to it. */
const KNOWN_LINES: Record<Language, number> = { en: 45, de: 30, fr: 30, ar: 30 };
/** What is heard of the new cries of the training set, which the words were written with. These may only rise. */
const FLOOR_OF_TRAINING: Record<Language, number> = { en: 0.8, de: 0.82, fr: 0.8, ar: 0.79 };
/** What is heard of the development set, which was looked at too; only the test set is new to the words. The target is every one. */
const FLOOR_OF_DEVELOPMENT = 0.78;

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

  it('no fewer new cries of the training set are heard', () => {
    const added = cries.filter((cry) => partOf(cry) === 'train' && !isKnown(cry));
    expect(shareHeard(added)).toBeGreaterThanOrEqual(FLOOR_OF_TRAINING[language]);
  });

  it('at most one in a hundred other sentences is taken for one', () => {
    expect(shareHeard(own.filter(({ kind }) => kind !== 'cry'))).toBeLessThanOrEqual(0.01);
  });

  it('at most one in a hundred look-alikes of the training set is taken for one', () => {
    const lookAlikes = own.filter((one) => one.kind === 'look-alike' && partOf(one) === 'train');
    expect(shareHeard(lookAlikes)).toBeLessThanOrEqual(0.01);
  });
});

it('no fewer cries of the development set are heard', () => {
  const cries = sentences.filter((one) => one.kind === 'cry' && partOf(one) === 'dev');
  expect(shareHeard(cries)).toBeGreaterThanOrEqual(FLOOR_OF_DEVELOPMENT);
});
