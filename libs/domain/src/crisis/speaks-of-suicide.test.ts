import { LANGUAGES } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import type { Corpus } from './corpus/corpus.ts';
import { loadLearned } from './hearing/hear.ts';
import { speaksOfSuicideInSteps } from './in-steps/index.ts';
import { speaksOfSuicide } from './speaks-of-suicide.ts';

await loadLearned();

/** Share of the indirect sentences that may not be missed, and of the alarms that must be right. */
const leastRecall = 0.9;
const leastPrecision = 0.95;

const corpora = await Promise.all(
  LANGUAGES.map(async (language): Promise<[string, Corpus]> => {
    const module: Record<string, Corpus> = await import(`./corpus/${language}.ts`);
    const corpus = module[language];
    if (!corpus) throw new Error(`No corpus in ${language}`);
    return [language, corpus];
  }),
);

describe.each(corpora)('words of suicide in %s', (_language, corpus) => {
  const missed = (sentences: readonly string[]) => sentences.filter((sentence) => !speaksOfSuicide(sentence));

  it('are heard wherever they are said', () => {
    expect(missed(corpus.direct)).toEqual([]);
  });

  it('are heard where they are meant, and hardly ever where they are not', () => {
    const meant = [...corpus.direct, ...corpus.indirect];
    const heard = meant.length - missed(meant).length;
    const alarms = corpus.harmless.filter(speaksOfSuicide);
    expect({
      isHeard: heard / meant.length >= leastRecall,
      isRight: heard / (heard + alarms.length) >= leastPrecision,
      missed: missed(meant),
      alarms,
    }).toMatchObject({ isHeard: true, isRight: true });
  });
});

describe('a very long text', () => {
  const halves = [
    'i will want to ',
    'ich will nicht mehr ',
    'je ne veux plus ',
    'لا اريد ان ',
    'they would be ',
    'a',
  ];

  it.each(halves)('of %j takes about as much longer as it is longer', (piece) => {
    const timeOf = (length: number): number => {
      const text = piece.repeat(length / piece.length);
      const start = performance.now();
      speaksOfSuicide(text);
      return performance.now() - start;
    };
    timeOf(10_000);
    const short = Math.max(timeOf(20_000), 5);
    expect(timeOf(160_000)).toBeLessThan(short * 8 * 6);
  });
});

it.each(corpora)('says the same in steps in %s', async (_language, corpus) => {
  const sentences = [...corpus.direct.slice(0, 5), ...corpus.harmless.slice(0, 5)];
  const rest = () => Promise.resolve();
  const inSteps = await Promise.all(sentences.map((sentence) => speaksOfSuicideInSteps(sentence, rest)));
  expect(inSteps).toEqual(sentences.map((sentence) => speaksOfSuicide(sentence)));
});
