/** Letters that are written in several ways: providers straighten quotation marks and blanks. */
const alike: readonly [RegExp, string][] = [
  [/[‘’‚‛`´]/gu, "'"],
  [/[“”„‟«»]/gu, '"'],
  [/[‐‑–—]/gu, '-'],
  [/\s/gu, ' '],
];

/** The same length, so that offsets stay. */
const plain = (text: string): string => alike.reduce((all, [from, to]) => all.replace(from, to), text);

/** Where a passage stands in a text, as `[start, end)`; null where it does not. */
export function findQuote(text: string, quote: string): { start: number; end: number } | null {
  const wanted = plain(quote)
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const start = plain(text).indexOf(wanted);
  return start < 0 ? null : { start, end: start + wanted.length };
}
