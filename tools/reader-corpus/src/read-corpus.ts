import { LANGUAGES } from '@reflectory/contracts/languages';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {
  type Corpus,
  entrySchema,
  type Everyday,
  everydaySchema,
  type Frame,
  frameSchema,
  FRESH_SETS,
  type FreshCry,
  freshCrySchema,
  type PlainCry,
  plainCrySchema,
  sentenceSchema,
  type VoicedCry,
} from './corpus.schema.ts';
import { THEMES } from './labels.ts';

export const DATA_FOLDER = path.resolve(import.meta.dirname, '../data');

/** The lines of a file of labels with their places; none where there is no file. Throws on a line that the schema does not allow. */
export const readLines = <Line>(file: string, schema: z.ZodType<Line>): (Line & { place: string })[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '') return [];
      const place = `${path.relative(DATA_FOLDER, file)}:${index + 1}`;
      try {
        return [{ ...schema.parse(JSON.parse(line)), place }];
      } catch (error) {
        throw new Error(`${place} is not as the guidelines say`, { cause: error });
      }
    });
};

/** Reads all sentences and entries; throws on a line that the schema does not allow. */
export const readCorpus = (): Corpus => {
  const file = (language: string, name: string) => path.join(DATA_FOLDER, language, `${name}.jsonl`);
  const sentences = LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) =>
      readLines(file(language, theme), sentenceSchema).map((line) => ({ ...line, language, theme })),
    ),
  );
  const entries = LANGUAGES.flatMap((language) =>
    readLines(file(language, 'entries'), entrySchema).map((line) => ({ ...line, language })),
  );
  return { sentences, entries };
};

/** Plain text of a folder, apart from the corpus: it is in no part of it and has no voice. */
const readPlain = (folder: string): Everyday[] =>
  LANGUAGES.flatMap((language) =>
    readLines(path.join(DATA_FOLDER, folder, `${language}.jsonl`), everydaySchema).map(
      ({ text, kind, feelings }) => ({
        text,
        kind,
        language,
        feelings: feelings.map((feeling) => ({ feeling, strength: 1 })),
      }),
    ),
  );

/** Plain diary text. */
export const readEveryday = (): Everyday[] => readPlain('everyday');

/** Mostly situations without a word of feeling, in sets that were counted once before anybody looked at what was wrong. */
export const readFreshEntries = (): Everyday[] =>
  ['first', 'second'].flatMap((set) => readPlain(path.join('fresh-entries', set)));

/** What screens say, a part of it: short sentences and words that are nobody's cry. */
export const readScreenTexts = (): Pick<Everyday, 'text' | 'language'>[] =>
  LANGUAGES.flatMap((language) =>
    readFileSync(path.join(DATA_FOLDER, 'screen-texts', `${language}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((text) => ({ text, language })),
  );

/** Cries for help and look-alikes that were written apart from the corpus, to see what is heard of other voices. */
export const readFreshCries = (): FreshCry[] =>
  FRESH_SETS.flatMap((set) =>
    LANGUAGES.flatMap((language) =>
      readLines(path.join(DATA_FOLDER, 'fresh-cries', set, `${language}.jsonl`), freshCrySchema).map(
        ({ text, isCry }) => ({ text, isCry, language, set }),
      ),
    ),
  );

/** Cries and look-alikes in many frames, to learn from and to develop with: no word of the rules is written for them. */
export const readFrames = (): Frame[] =>
  (['train', 'dev'] as const).flatMap((part) =>
    LANGUAGES.flatMap((language) =>
      readLines(path.join(DATA_FOLDER, 'frames', part, `${language}.jsonl`), frameSchema).map((line) => ({
        ...line,
        language,
        part,
      })),
    ),
  );

/** Plain cries and look-alikes by what a clinician asks about: words are written for them, and they are learned from. */
export const readPlainCries = (): PlainCry[] =>
  LANGUAGES.flatMap((language) =>
    readLines(path.join(DATA_FOLDER, 'plain-cries', `${language}.jsonl`), plainCrySchema).map((line) => ({
      ...line,
      language,
    })),
  );

/** The same by somebody who knows none of the words. Of the first set words were written later; the second is neither learned from nor read. */
export const readBlindPlainCries = (set: 'blind-plain' | 'blind-plain-2') =>
  LANGUAGES.flatMap((language) =>
    readLines(path.join(DATA_FOLDER, set, `${language}.jsonl`), freshCrySchema).map((line) => ({
      ...line,
      language,
    })),
  );

/** Cries and look-alikes by voice: what the learned part of hearing is trained and measured with. */
export const readVoicedCries = (): VoicedCry[] =>
  LANGUAGES.flatMap((language) => {
    const folder = path.join(DATA_FOLDER, 'voices', language);
    return readdirSync(folder)
      .toSorted()
      .flatMap((file) =>
        readLines(path.join(folder, file), freshCrySchema).map((line) => ({
          ...line,
          language,
          voice: path.basename(file, '.jsonl'),
        })),
      );
  });
