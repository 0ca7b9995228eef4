import { createReader } from '@reflectory/reader';
import { expect, it } from 'vitest';
import { readCorpus, readEveryday } from './read-corpus.ts';
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
