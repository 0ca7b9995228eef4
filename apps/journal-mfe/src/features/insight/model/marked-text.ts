import type { Evidence } from '@reflectory/contracts/journal';

/** Where a sentence stands in a text: `[start, end)` in UTF-16 units. */
export type Span = { start: number; end: number };

/** The place of a sentence in `text`; looked for when the offsets do not fit, null when it is not in it. */
export function spanOf(text: string, { sentence, start, end }: Evidence): Span | null {
  if (text.slice(start, end) === sentence) return { start, end };
  const found = text.indexOf(sentence);
  return found < 0 || sentence === '' ? null : { start: found, end: found + sentence.length };
}
