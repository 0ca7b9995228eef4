import { describe, expect, it } from 'vitest';
import { kappaOf, measureAgreement } from './agreement.ts';
import type { Sentence } from './corpus.schema.ts';
import { readCorpus } from './read-corpus.ts';
import { idOf, pairLabels, readSecondLabels, type SecondLabel, tenthOf } from './second-labels.ts';

const sentence = (text: string, feelings: Sentence['feelings']): Sentence => ({
  text,
  feelings,
  voice: 'nurse',
  kind: 'everyday',
  language: 'en',
  theme: 'work',
  place: 'en/work.jsonl:1',
});
const second = (feelings: SecondLabel['feelings'] = []): SecondLabel => ({ id: '0123456789ab', feelings });

describe('kappaOf', () => {
  it('is 1 for the same decisions, 0 for no more than chance and less for the opposite', () => {
    expect(
      kappaOf([
        [true, true],
        [false, false],
      ]),
    ).toBe(1);
    expect(
      kappaOf([
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ]),
    ).toBe(0);
    expect(
      kappaOf([
        [true, false],
        [false, true],
      ]),
    ).toBe(-1);
  });

  it('is nothing where there is nothing to decide, or only one thing', () => {
    expect(kappaOf([])).toBeNull();
    expect(kappaOf([[true, true]])).toBeNull();
  });
});

describe('measureAgreement', () => {
  it('compares whether anything is felt, what, and what is strongest', () => {
    const cheerful = sentence('It works. Happy.', [{ feeling: 'joy', span: 'Happy', strength: 2 }]);
    const plain = sentence('Bus at nine.', []);
    const agreement = measureAgreement([
      { first: cheerful, second: second([{ feeling: 'joy', strength: 3 }]) },
      { first: cheerful, second: second([{ feeling: 'relief', strength: 2 }]) },
      { first: plain, second: second() },
    ]);
    expect(agreement).toMatchObject({ count: 3, felt: 1, sameFirst: 1 / 2, care: null });
    expect(agreement.feelings).toBeCloseTo(0.49, 2);
  });
});

describe('the tenth of the corpus that is labelled twice', () => {
  const corpus = readCorpus();
  const seconds = readSecondLabels();
  const { pairs, waiting } = pairLabels(tenthOf(corpus), seconds);

  it('is a tenth, and nearly all of it has second labels', () => {
    const share = (pairs.length + waiting.length) / (corpus.sentences.length + corpus.entries.length);
    expect(share).toBeCloseTo(0.1, 1);
    expect(waiting.length / pairs.length).toBeLessThan(0.1);
  });

  it('has no second labels for texts that are not there', () => {
    const ids = new Set(tenthOf(corpus).map(idOf));
    expect([...seconds.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is labelled much the same by both', () => {
    const { felt, feelings } = measureAgreement(pairs);
    expect(felt).toBeGreaterThanOrEqual(0.8);
    expect(feelings).toBeGreaterThanOrEqual(0.7);
  });
});
