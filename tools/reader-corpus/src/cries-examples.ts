import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import {
  readBlindPlainCries,
  readCorpus,
  readEveryday,
  readFrames,
  readFreshCries,
  readFreshEntries,
  readPlainCries,
  readScreenTexts,
  readVoicedCries,
} from './read-corpus.ts';
import { type Part, partOf, partOfVoice } from './split.ts';

/** A text that is a cry for help or harmless, and what kind of text it is. */
export type CryText = {
  text: string;
  language: Language;
  isCry: boolean;
  kind: 'voice' | 'corpus' | 'fresh' | 'plain' | 'frame' | 'look-alike' | 'sentence' | 'entry' | 'everyday';
  part: Part;
  voice?: string;
};

const sentenceEnd = /(?<=[.!?…؟\n])\s+/u;
const longestRun = 3;

/** Every one, two and three sentences of an entry that follow each other: as hearing goes over it. */
const runsOf = (text: string): string[] => {
  const sentences = text.split(sentenceEnd);
  return sentences.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, sentences.length - from) }, (_run, more) =>
      sentences.slice(from, from + more + 1).join(' '),
    ),
  );
};

/** All labelled text that says whether it is a cry, entries whole; the fresh sets and everyday text are for training alone. */
export const readCryTexts = (): CryText[] => {
  const { sentences, entries } = readCorpus();
  const kinds = { cry: 'corpus', 'look-alike': 'look-alike' } as const;
  return [
    ...sentences.map((one): CryText => ({
      text: one.text,
      language: one.language,
      isCry: one.kind === 'cry',
      kind: one.kind === 'cry' || one.kind === 'look-alike' ? kinds[one.kind] : 'sentence',
      part: partOf(one),
    })),
    ...entries.map((entry): CryText => ({
      text: entry.text,
      language: entry.language,
      isCry: false,
      kind: 'entry',
      part: partOf(entry),
    })),
    ...readFreshCries().map(({ text, language, isCry }): CryText => ({
      text,
      language,
      isCry,
      kind: 'fresh',
      part: 'train',
    })),
    ...readVoicedCries().map(({ text, language, isCry, voice }): CryText => ({
      text,
      language,
      isCry,
      kind: 'voice',
      part: partOfVoice(voice),
      voice,
    })),
    ...[...readPlainCries(), ...readBlindPlainCries('blind-plain')].map(
      ({ text, language, isCry }): CryText => ({ text, language, isCry, kind: 'plain', part: 'train' }),
    ),
    // What a clinician asks about is left out whole, as a voice is.
    ...readFrames().map(({ text, language, isCry, part, cell }): CryText => ({
      text,
      language,
      isCry,
      kind: 'frame',
      part,
      voice: `frames of ${cell}`,
    })),
    ...[...readEveryday(), ...readFreshEntries(), ...readScreenTexts()].map(
      ({ text, language }): CryText => ({
        text,
        language,
        isCry: false,
        kind: 'everyday',
        part: 'train',
      }),
    ),
  ];
};

/** The training part, entries in runs of sentences, in an order that does not depend on the machine. */
export const trainingTexts = (texts: readonly CryText[]): CryText[] =>
  LANGUAGES.flatMap((language) =>
    texts
      .filter((one) => one.part === 'train' && one.language === language)
      .flatMap((one) => (one.kind === 'entry' ? runsOf(one.text).map((text) => ({ ...one, text })) : [one])),
  );
