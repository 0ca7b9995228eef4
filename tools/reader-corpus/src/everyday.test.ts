import { createReader } from '@reflectory/reader';
import { expect, it } from 'vitest';
import { readCorpus, readEveryday, readFreshEntries } from './read-corpus.ts';
import { scoreReadings } from './score.ts';
import { partOf } from './split.ts';

const reader = createReader();
const scoreOf = (labelled: ReturnType<typeof readEveryday>) =>
  scoreReadings(
    labelled.map(({ text, language, feelings }) => ({
      felt: feelings,
      named: reader.analyse(text, { language }).emotions.map(({ emotion }) => emotion),
    })),
  );

it('everyday text is read as well as it was', () => {
  const { precision, recall, rightFirst, silent, leftAlone } = scoreOf(readEveryday());
  expect(precision).toBeGreaterThanOrEqual(0.79);
  expect(recall).toBeGreaterThanOrEqual(0.68);
  expect(rightFirst).toBeGreaterThanOrEqual(0.85);
  expect(silent).toBeLessThanOrEqual(0.1);
  expect(leftAlone).toBeGreaterThanOrEqual(0.85);
});

it.each([
  { language: 'en', precision: 0.6, recall: 0.6 },
  { language: 'de', precision: 0.78, recall: 0.68 },
  { language: 'fr', precision: 0.64, recall: 0.74 },
  { language: 'ar', precision: 0.72, recall: 0.7 },
])('situations of two fresh sets are read in $language as well as they were', ({ language, ...floor }) => {
  const { precision, recall } = scoreOf(readFreshEntries().filter((one) => one.language === language));
  expect(precision).toBeGreaterThanOrEqual(floor.precision);
  expect(recall).toBeGreaterThanOrEqual(floor.recall);
});

it('the English test set of the corpus is read as well as it was', () => {
  const { sentences, entries } = readCorpus();
  const own = [
    ...sentences.filter(({ kind }) => kind !== 'cry'),
    ...entries.map((entry) => ({ ...entry, kind: 'entry' })),
  ].filter((labelled) => labelled.language === 'en' && partOf(labelled) === 'test');
  const { precision, recall, leftAlone } = scoreOf(own);
  expect(precision).toBeGreaterThanOrEqual(0.4);
  expect(recall).toBeGreaterThanOrEqual(0.15);
  expect(leftAlone).toBeGreaterThanOrEqual(0.8);
});
