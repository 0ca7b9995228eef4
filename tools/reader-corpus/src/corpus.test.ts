import { emotionName } from '@reflectory/domain/reading';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sentence } from './corpus.schema.ts';
import { findFaults, findFaultsOfVoices } from './find-faults.ts';
import { FEELINGS } from './labels.ts';
import { findRepetitions } from './find-repetitions.ts';
import {
  DATA_FOLDER,
  readBlindPlainCries,
  readCorpus,
  readFrames,
  readPlainCries,
  readVoicedCries,
} from './read-corpus.ts';
import { hashOfTestSet, partOf } from './split.ts';

const corpus = readCorpus();
const labelled = [...corpus.sentences, ...corpus.entries];

const sentence = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  voice: 'nurse',
  kind: 'everyday',
  feelings: [],
  language: 'en',
  theme: 'work',
  place: text.slice(0, 12),
  ...more,
});
const faultsOf = (...sentences: Sentence[]) => findFaults({ sentences, entries: [] });

describe('the corpus of the reader', () => {
  it('has no faults', () => {
    expect(findFaults(corpus)).toEqual([]);
  });

  it('has no voice that repeats another, or itself', () => {
    expect(findFaultsOfVoices(readVoicedCries(), corpus)).toEqual([]);
  });

  it('has no plain answer that repeats another', () => {
    const plain = readPlainCries();
    const faults = [true, false].flatMap((isCry) =>
      findRepetitions(plain.filter((one) => one.isCry === isCry)),
    );
    expect(faults).toEqual([]);
  });

  it('has no frame that repeats another, or a plain answer', () => {
    const others = [
      ...readPlainCries(),
      ...readBlindPlainCries('blind-plain'),
      ...readBlindPlainCries('blind-plain-2'),
    ];
    const faults = [true, false].flatMap((isCry) =>
      findRepetitions([...readFrames(), ...others].filter((one) => one.isCry === isCry)),
    );
    expect(faults.filter((fault) => fault.startsWith('frames/'))).toEqual([]);
  });

  it('has the frozen test set', () => {
    const frozen = readFileSync(path.join(DATA_FOLDER, 'test-set.sha256'), 'utf8').trim();
    expect(hashOfTestSet(labelled)).toBe(frozen);
  });

  it('keeps themes and voices of the test set out of the training set', () => {
    const inTest = corpus.sentences.filter(({ theme }) => theme === 'travel');
    expect(inTest.length).toBeGreaterThan(0);
    expect(new Set(inTest.map(partOf))).toEqual(new Set(['test']));
    const trained = corpus.sentences.filter((one) => partOf(one) === 'train');
    expect(trained.filter(({ voice }) => voice === 'driver' || voice === 'teacher')).toEqual([]);
  });

  it('labels feelings that the product has a name for', () => {
    expect(FEELINGS.filter((feeling) => emotionName(feeling, 'ar') === feeling)).toEqual([]);
  });
});

describe('findFaults', () => {
  it('finds words that are not in the text', () => {
    const feelings = [{ feeling: 'joy', span: 'glad', strength: 1 } as const];
    expect(faultsOf(sentence('I was happy.', { feelings }))).toEqual([
      'I was happy.: the words "glad" are not in the text',
    ]);
  });

  it('finds a neutral sentence with feelings, and a cry outside its file', () => {
    const feelings = [{ feeling: 'joy', span: 'glad', strength: 1 } as const];
    expect(faultsOf(sentence('So glad.', { kind: 'neutral', feelings }))).toHaveLength(1);
    expect(faultsOf(sentence('Enough.', { kind: 'cry' }))).toHaveLength(2);
  });

  it('finds sentences that are nearly the same', () => {
    const faults = faultsOf(
      sentence('The kettle broke and I missed my early train to town.'),
      sentence('Then the kettle broke and I missed my train to town.'),
      sentence('Nobody rang today, so the garden got all of me.'),
    );
    expect(faults).toEqual(['The kettle b and Then the ket are nearly the same']);
  });

  it('finds a frame that four sentences share', () => {
    const days = ['tired after lunch', 'proud of Mina', 'cross about rain', 'sorry for Otto'];
    const faults = faultsOf(
      ...days.map((day, index) =>
        sentence(`On such mornings I ${day} ${'walk '.repeat(index)}before going home.`),
      ),
    );
    expect(faults.some((fault) => fault.includes('share the frame "on such mornings i … going home"'))).toBe(
      true,
    );
  });
});
