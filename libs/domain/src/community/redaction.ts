import type { IdentifyingMark } from '@reflectory/contracts/community';

/** What becomes of a mark: it is hidden, other words stand there, or it stays. */
export type MarkChoice = { is: 'hidden' } | { is: 'replaced'; by: string } | { is: 'kept' };

/** What stands where something was hidden. */
export const HIDDEN = '▒▒▒';

/** A piece of a text: words between marks, or a mark. */
export type TextPiece = { text: string; mark: (IdentifyingMark & { index: number }) | null };

/** Cuts a text at its marks, which do not overlap. */
export function piecesOf(text: string, marks: readonly IdentifyingMark[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [index, mark] of marks.entries()) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null });
    pieces.push({ text: text.slice(mark.start, mark.end), mark: { ...mark, index } });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

/** Text as it would be shared; a mark that nobody decided of is hidden. */
export const redact = (
  text: string,
  marks: readonly IdentifyingMark[],
  choices: readonly (MarkChoice | undefined)[],
): string =>
  piecesOf(text, marks)
    .map(({ text: words, mark }) => {
      if (!mark) return words;
      const choice = choices[mark.index] ?? { is: 'hidden' };
      if (choice.is === 'kept') return words;
      return choice.is === 'replaced' && choice.by.trim() !== '' ? choice.by.trim() : HIDDEN;
    })
    .join('');
