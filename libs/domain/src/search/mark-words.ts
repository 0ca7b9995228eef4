import { foldWords } from './fold-words.ts';

/** `[start, end)` in UTF-16 code units. */
export type MarkedRange = [start: number, end: number];

/** A part of a text with the ranges in it that were found. */
export type Snippet = { text: string; marks: MarkedRange[] };

/** Folded words that were found, for instance a set of them. */
export type SoughtWords = { readonly size: number; has(word: string): boolean };

/** Characters that are looked through at most, and shown before the first found word. */
const MOST_CHARACTERS = 50_000;
const BEFORE = 60;
const MOST_MARKS = 40;

const rawWords = /[\p{L}\p{N}\p{M}\u0640\u00ad\u200c\u200d]+/gu;

/** Where found words stand in a text. */
export function markWords(text: string, found: SoughtWords): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  if (found.size === 0) return ranges;
  for (const { 0: word, index } of text.slice(0, MOST_CHARACTERS).matchAll(rawWords)) {
    if (!foldWords(word).some((one) => found.has(one))) continue;
    ranges.push([index, index + word.length]);
    if (ranges.length === MOST_MARKS) break;
  }
  return ranges;
}

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

/** The part of a text where found words stand, or its beginning, on one line; cut between words. */
export function snippetOf(text: string, found: SoughtWords, length = 200): Snippet {
  const ranges = markWords(text, found);
  const first = ranges[0]?.[0] ?? 0;
  let start = first <= BEFORE ? 0 : first - BEFORE;
  while (start > 0 && start < first && !isSpace(text[start - 1])) start += 1;
  let end = Math.min(text.length, start + length);
  while (end < text.length && end > first + 1 && !isSpace(text[end])) end -= 1;
  if (end <= (ranges[0]?.[1] ?? 0)) end = Math.min(text.length, start + length);
  const before = start > 0 ? '…' : '';
  const shown = text.slice(start, end);
  // One space for each white space: the ranges stay where they are.
  const line = before + shown.replaceAll(/\s/g, ' ') + (end < text.length ? '…' : '');
  const shift = before.length - start;
  return {
    text: line,
    marks: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  };
}
