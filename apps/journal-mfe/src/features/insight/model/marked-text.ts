import type { Evidence } from '@reflectory/contracts/journal';

/** Where a sentence stands in a text: `[start, end)` in UTF-16 units. */
export type Span = { start: number; end: number };

/** The place of a sentence in `text`; looked for when the offsets do not fit, null when it is not in it. */
export function spanOf(text: string, { sentence, start, end }: Evidence): Span | null {
  if (text.slice(start, end) === sentence) return { start, end };
  const found = text.indexOf(sentence);
  return found < 0 || sentence === '' ? null : { start: found, end: found + sentence.length };
}

/** The place that an address names behind `#`, as `#at=12-80`; null where it names none of the text. */
export function spanInAddress(hash: string, text: string): Span | null {
  const [, start, end] = /^#at=(\d{1,7})-(\d{1,7})$/.exec(hash)?.map(Number) ?? [];
  return start === undefined || end === undefined || start >= end || end > text.length
    ? null
    : { start, end };
}
