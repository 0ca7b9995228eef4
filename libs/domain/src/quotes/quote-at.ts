/** Characters of a quote. */
export const LONGEST_QUOTE = 280;
/** Characters that stand before the word which a piece is about. */
const LEAD = 80;

/** Offsets in a text. */
export type QuotedPlace = { start: number; end: number };

const isLetter = (character: string | undefined) => character !== undefined && /\S/.test(character);

/** A piece of a sentence around a place in it, cut between words; a short one is whole. */
export function pieceOf(text: string, { start, end }: QuotedPlace, around: number): QuotedPlace {
  if (end - start <= LONGEST_QUOTE) return { start, end };
  let from = Math.max(start, Math.min(around - LEAD, end - LONGEST_QUOTE));
  let to = Math.min(end, from + LONGEST_QUOTE);
  while (from > start && from < around && isLetter(text[from - 1])) from += 1;
  while (to < end && to > from + 1 && isLetter(text[to])) to -= 1;
  while (/\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** The words of a place as they are shown: with a sign where a sentence goes on. */
export function quoteAt(text: string, { start, end }: QuotedPlace): string {
  const words = text.slice(start, end);
  const before = text.slice(0, start).trimEnd().at(-1);
  const isBegun =
    before === undefined || /[.!?…؟"”»'’)\n]/.test(before) || text.slice(0, start).endsWith('\n');
  const isEnded = /[.!?…؟"”»'’)]$/.test(words) || /^\s*(?:\n|$)/.test(text.slice(end));
  return `${isBegun ? '' : '…'}${words.replaceAll(/\s+/g, ' ')}${isEnded ? '' : '…'}`.toWellFormed();
}

/** How a sentence of a text is quoted: whole, or a piece of it around what it shows. `term` is '' where that is not known. */
export function quoteOfSentence(text: string, sentence: string, term: string): string {
  const found = text.indexOf(sentence);
  const [source, start] = found < 0 ? [sentence, 0] : [text, found];
  const shown = term === '' ? -1 : sentence.toLowerCase().indexOf(term.toLowerCase());
  const place = pieceOf(source, { start, end: start + sentence.length }, start + Math.max(shown, 0));
  return quoteAt(source, place);
}
