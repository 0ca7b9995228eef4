import type { Corpus, Sentence, VoicedCry } from './corpus.schema.ts';
import { findRepetitions } from './find-repetitions.ts';

/** Kinds that are traps and nothing else: what they say of feelings is not the writer's. */
const UNFELT_KINDS: readonly string[] = ['neutral', 'look-alike'];

const findLabelFaults = ({ place, text, kind, theme, feelings, not = [], care }: Sentence): string[] => {
  const faults = [...feelings, ...not]
    .filter(({ span }) => !text.includes(span))
    .map(({ span }) => `the words "${span}" are not in the text`);
  if (UNFELT_KINDS.includes(kind) && feelings.length > 0) faults.push(`a ${kind} sentence has feelings`);
  if ((kind === 'cry') !== (care === true)) faults.push('a cry needs care, and nothing else does');
  if ((theme === 'cries') !== (kind === 'cry')) faults.push('cries stand in a file of their own');
  const names = feelings.map(({ feeling, span }) => `${feeling} ${span}`);
  if (new Set(names).size < names.length) faults.push('a feeling is labelled twice');
  return faults.map((fault) => `${place}: ${fault}`);
};

/** Everything in the corpus that the guidelines forbid. */
export const findFaults = ({ sentences, entries }: Corpus): string[] => [
  ...sentences.flatMap(findLabelFaults),
  ...entries
    .filter(({ feelings }) => new Set(feelings.map(({ feeling }) => feeling)).size < feelings.length)
    .map(({ place }) => `${place}: a feeling is labelled twice`),
  ...findRepetitions(sentences),
];

/** Cries that are nearly the same, and look-alikes that are: one of each kind may differ in only the words that matter. */
export const findFaultsOfVoices = (voiced: readonly VoicedCry[], { sentences }: Corpus): string[] =>
  [true, false].flatMap((isCry) =>
    findRepetitions([
      ...sentences.filter(({ kind }) => kind === (isCry ? 'cry' : 'look-alike')),
      ...voiced.filter((one) => one.isCry === isCry),
    ]),
  );
