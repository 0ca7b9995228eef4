import type { Evidence } from '@reflectory/contracts/journal';

/** Where a sentence stands in a text: `[start, end)` in UTF-16 units. */
export type Span = { start: number; end: number };

/** The place of a sentence in `text`; looked for when the offsets do not fit, null when it is not in it. */
export function spanOf(text: string, { sentence, start, end }: Evidence): Span | null {
  if (text.slice(start, end) === sentence) return { start, end };
  const found = text.indexOf(sentence);
  return found < 0 || sentence === '' ? null : { start: found, end: found + sentence.length };
}

/** A piece of a text, and whether it is the marked one. */
export type Piece = { text: string; isMarked: boolean };

/** Cuts a passage that begins at `offset` of the whole text into what stands before, in and after the span. */
export function piecesOf(passage: string, offset: number, span: Span | null): Piece[] {
  const at = (position: number): number => Math.min(Math.max(position - offset, 0), passage.length);
  const [from, to] = span ? [at(span.start), at(span.end)] : [0, 0];
  if (from === to) return [{ text: passage, isMarked: false }];
  return [
    { text: passage.slice(0, from), isMarked: false },
    { text: passage.slice(from, to), isMarked: true },
    { text: passage.slice(to), isMarked: false },
  ].filter((piece) => piece.text !== '');
}
