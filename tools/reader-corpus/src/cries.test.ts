import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import { loadLearned, speaksOfSuicide } from '@reflectory/domain/crisis';
import { describe, expect, it } from 'vitest';
import {
  readBlindPlainCries,
  readCorpus,
  readFrames,
  readFreshCries,
  readPlainCries,
  readVoicedCries,
} from './read-corpus.ts';
import { partOf, partOfVoice } from './split.ts';

await loadLearned();

/** What is heard of the cries that the words were written with. These may only rise; the target is every one. */
const FLOOR_OF_KNOWN: Record<Language, number> = { en: 0.65, de: 0.75, fr: 0.7, ar: 0.8 };
/** The same of the five sets that were counted once before they were looked at. */
const FLOOR_OF_FRESH: Record<Language, number> = { en: 0.88, de: 0.86, fr: 0.9, ar: 0.89 };

/** Cries and look-alikes of the voices that were counted once, after everything was learned. */
const FLOOR_OF_BLIND = 0.38;
const MOST_OF_BLIND = 0.01;

/** The same of the voices that were written when the weights were there: harder ones, and six times as many. */
const FLOOR_OF_LATER = 0.22;
const MOST_OF_LATER = 0.033;

/** Plain answers to what a clinician asks about, of each language. */
const FLOOR_OF_PLAIN = 0.97;
const MOST_OF_PLAIN = 0.034;

/** Cries and look-alikes in many frames, of the part that is developed with. */
const FLOOR_OF_FRAMES = 0.36;
const MOST_OF_FRAMES = 0.06;

/** The same by somebody else: a set that words were written for, and one that nobody who writes words has read. */
const BLIND_PLAIN = [
  { set: 'blind-plain', floor: 0.97, most: 0.021 },
  { set: 'blind-plain-2', floor: 0.77, most: 0.032 },
] as const;

const { sentences, entries } = readCorpus();
const fresh = readFreshCries();
const shareHeard = (of: readonly { text: string }[]) =>
  of.filter(({ text }) => speaksOfSuicide(text)).length / of.length;

describe.each(LANGUAGES)('%s', (language) => {
  const own = sentences.filter((one) => one.language === language && partOf(one) !== 'test');
  const ownFresh = fresh.filter((one) => one.language === language);

  it('no fewer cries of the training and development sets are heard', () => {
    const cries = own.filter(({ kind }) => kind === 'cry');
    expect(shareHeard(cries)).toBeGreaterThanOrEqual(FLOOR_OF_KNOWN[language]);
  });

  it('no fewer cries of other voices are heard', () => {
    expect(shareHeard(ownFresh.filter(({ isCry }) => isCry))).toBeGreaterThanOrEqual(
      FLOOR_OF_FRESH[language],
    );
  });

  it('no fewer plain answers are heard, and no more that share their words', () => {
    const plain = readPlainCries().filter((one) => one.language === language);
    expect(shareHeard(plain.filter(({ isCry }) => isCry))).toBeGreaterThanOrEqual(FLOOR_OF_PLAIN);
    expect(shareHeard(plain.filter(({ isCry }) => !isCry))).toBeLessThanOrEqual(MOST_OF_PLAIN);
  });

  it('at most two in a hundred look-alikes are taken for one', () => {
    const known = own.filter(({ kind }) => kind === 'look-alike');
    const others = ownFresh.filter(({ isCry }) => !isCry);
    expect(shareHeard([...known, ...others])).toBeLessThanOrEqual(0.02);
  });

  it('hardly any other sentence or entry is taken for one', () => {
    const plain = own.filter(({ kind }) => kind !== 'cry' && kind !== 'look-alike');
    const whole = entries.filter((entry) => entry.language === language && partOf(entry) !== 'test');
    expect(shareHeard(plain)).toBeLessThanOrEqual(0.003);
    expect(shareHeard(whole)).toBeLessThanOrEqual(0.01);
  });
});

it('no fewer cries of the frames that nothing was learned from are heard, and no more look-alikes', () => {
  const frames = readFrames().filter(({ part }) => part === 'dev');
  expect(shareHeard(frames.filter(({ isCry }) => isCry))).toBeGreaterThanOrEqual(FLOOR_OF_FRAMES);
  expect(shareHeard(frames.filter(({ isCry }) => !isCry))).toBeLessThanOrEqual(MOST_OF_FRAMES);
});

it.each(BLIND_PLAIN)(
  'no fewer plain answers of $set are heard, and no more that share their words',
  (one) => {
    const lines = readBlindPlainCries(one.set);
    expect(shareHeard(lines.filter(({ isCry }) => isCry))).toBeGreaterThanOrEqual(one.floor);
    expect(shareHeard(lines.filter(({ isCry }) => !isCry))).toBeLessThanOrEqual(one.most);
  },
);

describe.each([
  { part: 'test', floor: FLOOR_OF_BLIND, most: MOST_OF_BLIND },
  { part: 'later', floor: FLOOR_OF_LATER, most: MOST_OF_LATER },
])('voices of the part "$part", that nothing was learned from', ({ part, floor, most }) => {
  const held = readVoicedCries().filter(({ voice }) => partOfVoice(voice) === part);

  it('no fewer of their cries are heard', () => {
    expect(shareHeard(held.filter(({ isCry }) => isCry))).toBeGreaterThanOrEqual(floor);
  });

  it('no more of what they say besides is taken for one', () => {
    expect(shareHeard(held.filter(({ isCry }) => !isCry))).toBeLessThanOrEqual(most);
  });
});
