import { foldWords } from '@reflectory/domain/search';

/** What of a text was heard in a recording of it. */
export type Heard = 'read' | 'other_text' | 'nothing_heard';

/** Words that may be other ones than those of the text, as a share of it: who writes down mishears some. */
const MOST_WRONG = 0.25;
/** Of each sentence that many words have to be there: one of another reading has few. */
const LEAST_OF_SENTENCE = 0.6;
/** Below this share of the words of a text nobody read anything. */
const SILENCE = 0.15;

/** Least words that have to be changed, left out or put in to make one text of the other. */
function distance(asked: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [index, word] of asked.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries())
      next.push(
        Math.min((row[at] ?? 0) + (word === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Compares what was heard with sentences that were to be read. */
export function wasRead(sentences: readonly string[], heard: string): Heard {
  const asked = sentences.map(foldWords);
  const all = asked.flat();
  // Nobody reads a page for a paragraph; it would only take long to compare.
  const words = foldWords(heard).slice(0, all.length * 2);
  if (words.length < all.length * SILENCE) return 'nothing_heard';
  const known = new Set(words);
  const isThere = (sentence: readonly string[]) =>
    sentence.filter((word) => known.has(word)).length >= sentence.length * LEAST_OF_SENTENCE;
  return distance(all, words) <= all.length * MOST_WRONG && asked.every(isThere) ? 'read' : 'other_text';
}
