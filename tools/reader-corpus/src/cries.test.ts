import { LANGUAGES } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { describe, expect, it } from 'vitest';
import { readCorpus } from './read-corpus.ts';
import { partOf } from './split.ts';

const { sentences } = readCorpus();
const shareHeard = (of: typeof sentences) =>
  of.filter(({ text }) => speaksOfSuicide(text)).length / of.length;

describe.each(LANGUAGES)('%s', (language) => {
  const own = sentences.filter((sentence) => sentence.language === language);

  it('most cries of the training and development sets are heard, however they are put', () => {
    const cries = own.filter((sentence) => sentence.kind === 'cry' && partOf(sentence) !== 'test');
    expect(shareHeard(cries)).toBeGreaterThanOrEqual(0.65);
  });

  it('at most one in a hundred other sentences is taken for one', () => {
    expect(shareHeard(own.filter(({ kind }) => kind !== 'cry'))).toBeLessThanOrEqual(0.01);
  });
});
