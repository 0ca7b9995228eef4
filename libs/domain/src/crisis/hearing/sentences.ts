import type { Speech } from './speech.ts';

/** Words of a text as one language writes them; each list has one item for each word. */
export type HeardText = {
  words: readonly string[];
  /** Where each stands in the plain text. */
  places: readonly number[];
  /** Grows with every mark and every word that joins clauses. */
  clauses: readonly number[];
  /** Grows with every sentence. */
  sentences: readonly number[];
};

const pieces = /[\p{L}\p{N}]+(?:'[\p{L}]+)*|[.,;:!?…\n()–—؛،؟"“”„«»]|\p{Extended_Pictographic}| - /gu;
const ends = /^[.!?…\n؟]$/u;
const isWord = /^[\p{L}\p{N}]/u;
/** Words after which a sentence is cut, so that a text without a mark takes no longer than others. */
const longest = 120;

/** The words of a plain text with their clauses and sentences; linear in its length. */
export const heardText = (plain: string, speech: Speech): HeardText => {
  const [words, places, clauses, sentences]: [string[], number[], number[], number[]] = [[], [], [], []];
  let [clause, sentence, length] = [0, 0, 0];
  let mark: 'none' | 'clause' | 'sentence' = 'none';
  for (const { 0: piece, index } of plain.matchAll(pieces)) {
    if (!isWord.test(piece)) {
      if (ends.test(piece)) mark = 'sentence';
      else if (mark === 'none') mark = 'clause';
      continue;
    }
    for (const word of speech.spell(piece)) {
      if (mark === 'sentence' || length >= longest)
        [sentence, clause, length] = [sentence + 1, clause + 1, 0];
      else if (mark === 'clause' ? !speech.subordinates.has(word) : speech.joins.has(word)) clause += 1;
      mark = 'none';
      length += 1;
      words.push(word);
      places.push(index);
      clauses.push(clause);
      sentences.push(sentence);
    }
  }
  return { words, places, clauses, sentences };
};
