import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import type { Hit } from '../hearing/cues.ts';
import type { HeardText } from '../hearing/sentences.ts';
import type { Sign } from '../hearing/signs.ts';
import type { Speech } from '../hearing/speech.ts';
import { conceptsOf } from './find-concepts.ts';

/** Places in the table for what is the same in all languages, and after them those of each language. */
export const SHARED_BUCKETS = 2 ** 14;
export const OWN_BUCKETS = 2 ** 15;
export const BUCKETS = SHARED_BUCKETS + LANGUAGES.length * OWN_BUCKETS;

/** Where the places of a language begin. */
export const ownBucketsFrom = (language: Language): number =>
  SHARED_BUCKETS + LANGUAGES.indexOf(language) * OWN_BUCKETS;

/** What is seen in one sentence: places in the table, and the word at which each begins. */
export type Seen = { buckets: number[]; words: number[] };

/** What a text shows of itself; `signs` are those of the rules. */
export type Shown = { text: HeardText; hits: readonly Hit[]; signs: readonly Sign[] };

const conceptReach = 4;
const cueReach = 8;
const pieceLengths = [4, 5];
/** Letters of a word that are looked at in pieces: a text may be one word. */
const longestWord = 24;

const start = 0x811c9dc5;
/** FNV-1a, continued over some letters of a text. */
const fold = (hash: number, text: string, from = 0, to = text.length): number => {
  let folded = hash;
  for (let index = from; index < to; index += 1)
    folded = Math.imul(folded ^ text.charCodeAt(index), 0x01000193);
  return folded;
};
const placeOf = (hash: number, count: number): number => ((hash ^ (hash >>> 16)) >>> 0) % count;
const hashOf = (parts: readonly string[]): number =>
  parts.reduce((hash, part) => fold(fold(hash, part), ' '), start);
const sharedBucket = (...parts: readonly string[]): number => placeOf(hashOf(parts), SHARED_BUCKETS);
const ownBucket = (from: number, hash: number): number => from + placeOf(hash, OWN_BUCKETS);

/** What a word says by itself: found once for each word of a text. */
type Known = { concepts: readonly string[]; buckets: readonly number[] };

const knownOf = (word: string, speech: Speech): Known => {
  const forms = speech.forms(word).map((form) => form.slice(0, longestWord));
  const concepts = conceptsOf(forms, speech);
  const from = ownBucketsFrom(speech.language);
  const piece = fold(start, 'c');
  return {
    concepts,
    buckets: [
      ...forms.map((form) => ownBucket(from, hashOf(['w', form]))),
      ...concepts.map((concept) => sharedBucket('@', concept)),
      ...piecesOf(`<${word.slice(0, longestWord)}>`).map(([text, first, end]) =>
        ownBucket(from, fold(piece, text, first, end)),
      ),
    ],
  };
};

/** Words, runs of words, pieces of words, concepts, cues and signs of each sentence of a text. */
export const featuresOf = ({ text, hits, signs }: Shown, speech: Speech): Seen[] => {
  const { words, sentences } = text;
  const from = ownBucketsFrom(speech.language);
  const byWord = new Map<string, Known>();
  const known = words.map((word) => {
    const found = byWord.get(word) ?? knownOf(word, speech);
    byWord.set(word, found);
    return found;
  });
  const sets: Map<number, number>[] = [];
  const add = (bucket: number, at: number): void => {
    const set = (sets[sentences[at] ?? 0] ??= new Map());
    if (!set.has(bucket)) set.set(bucket, at);
  };
  /** The word so far away, or a mark where the sentence begins or ends. */
  const beside = (at: number, distance: number): string =>
    sentences[at + distance] === sentences[at] ? (words[at + distance] ?? '$') : '$';

  const addRun = (kind: string, at: number, ...run: readonly string[]): void =>
    add(ownBucket(from, hashOf([kind, ...run])), at);
  for (const [at, word] of words.entries()) {
    const { concepts = [], buckets = [] } = known[at] ?? {};
    for (const bucket of buckets) add(bucket, at);
    const [next, second] = [beside(at, 1), beside(at, 2)];
    if (beside(at, -1) === '$') addRun('b', at, '$', word);
    addRun('b', at, word, next);
    if (next !== '$') {
      addRun('s', at, word, second);
      addRun('t', at, word, next, second);
    }
    for (const concept of concepts)
      for (let to = at + 1; to <= at + conceptReach && sentences[to] === sentences[at]; to += 1)
        for (const other of known[to]?.concepts ?? [])
          if (other !== concept) add(sharedBucket('@', concept, other), at);
  }
  for (const [index, { cue, first, last }] of hits.entries()) {
    add(sharedBucket('#', cue), first);
    for (let next = index + 1; next < hits.length; next += 1) {
      const other = hits[next];
      if (!other || other.first > last + cueReach) break;
      if (other.first > last) add(sharedBucket('#', cue, other.cue), first);
    }
  }
  for (const { sign, weight, first } of signs) {
    add(sharedBucket('!', sign), first);
    add(sharedBucket('!', String(weight)), first);
  }
  return Array.from(sets, (set) => ({
    buckets: [...(set?.keys() ?? [])],
    words: [...(set?.values() ?? [])],
  }));
};

/** Where the pieces of a word begin and end; short words have none. */
const piecesOf = (word: string): [string, number, number][] =>
  word.length <= 5
    ? []
    : pieceLengths.flatMap((length) =>
        Array.from({ length: Math.max(0, word.length - length + 1) }, (_, from): [string, number, number] => [
          word,
          from,
          from + length,
        ]),
      );
