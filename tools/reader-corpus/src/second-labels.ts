import { LANGUAGES } from '@reflectory/contracts/languages';
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import type { Corpus, Entry, Sentence } from './corpus.schema.ts';
import { FEELINGS } from './labels.ts';
import { DATA_FOLDER, readLines } from './read-corpus.ts';

/** One line of `data/second/<language>.jsonl`: what a second reader of the text labelled, without having seen the first labels. */
const secondLabelSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  feelings: z.array(
    z.strictObject({
      feeling: z.enum(FEELINGS),
      strength: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    }),
  ),
  care: z.literal(true).optional(),
});

export type SecondLabel = z.infer<typeof secondLabelSchema>;
export type LabelledTwice = { first: Sentence | Entry; second: SecondLabel };

/** Twelve hexadecimal digits that a text keeps wherever it stands. */
export const idOf = ({ language, text }: Pick<Sentence, 'language' | 'text'>): string =>
  createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, 12);

/** Whether a text is of the tenth that is labelled twice; adding others does not change it. */
const isOfTheTenth = (labelled: Pick<Sentence, 'language' | 'text'>): boolean =>
  Number.parseInt(idOf(labelled).slice(0, 8), 16) % 10 === 0;

/** The sentences and entries that are to be labelled twice. */
export const tenthOf = ({ sentences, entries }: Corpus): (Sentence | Entry)[] =>
  [...sentences, ...entries].filter(isOfTheTenth);

/** Reads all second labels by the id of their text. */
export const readSecondLabels = (): Map<string, SecondLabel> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      readLines(path.join(DATA_FOLDER, 'second', `${language}.jsonl`), secondLabelSchema).map(
        ({ place: _place, ...second }) => [second.id, second] as const,
      ),
    ),
  );

/** Those of the tenth that have second labels, and those that still wait for them. */
export const pairLabels = (
  tenth: readonly (Sentence | Entry)[],
  seconds: ReadonlyMap<string, SecondLabel>,
): { pairs: LabelledTwice[]; waiting: (Sentence | Entry)[] } => {
  const pairs = tenth.flatMap((first): LabelledTwice[] => {
    const second = seconds.get(idOf(first));
    return second ? [{ first, second }] : [];
  });
  return { pairs, waiting: tenth.filter((first) => !seconds.has(idOf(first))) };
};
