/** A piece of a text that is read in one go. */
export type Chunk = { text: string; start: number };

const longestChunk = 4000;
/** Nobody writes words this long; reading them would take time that grows with the square of the length. */
const longestRun = 100;

const cutPoint = (text: string, from: number, to: number): number => {
  const piece = text.slice(from, to);
  const sentenceEnd = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('! '), piece.lastIndexOf('? '));
  if (sentenceEnd > 0) return from + sentenceEnd + 1;
  const space = piece.search(/\s\S*$/u);
  return space > 0 ? from + space : to;
};

const splitLong = function* (text: string, start: number, end: number): Generator<Chunk> {
  let from = start;
  while (end - from > longestChunk) {
    const cut = cutPoint(text, from, from + longestChunk);
    yield { text: text.slice(from, cut), start: from };
    from = cut;
  }
  if (from < end) yield { text: text.slice(from, end), start: from };
};

/** Cuts a text into paragraphs of at most 4000 characters; runs of over 100 characters without a space are left out. */
export const chunksOf = function* (text: string): Generator<Chunk> {
  const gap = new RegExp(`\\n[^\\S\\n]*\\n\\s*|(?<!\\S)\\S{${longestRun},}`, 'gu');
  let from = 0;
  for (const match of text.matchAll(gap)) {
    yield* splitLong(text, from, match.index);
    from = match.index + match[0].length;
  }
  yield* splitLong(text, from, text.length);
};
