/** Words between quotation marks: where they stand in a text. */
type Quote = { from: number; to: number };

const longest = 400;
const marks = new RegExp(
  `"[^"\\n]{1,${longest}}"|“[^”\\n]{1,${longest}}”|„[^“”\\n]{1,${longest}}[“”]|«[^»\\n]{1,${longest}}»|(?<![\\p{L}\\p{N}])'[^'\\n]{1,${longest}}'(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Where a plain text quotes. */
export const quotesIn = (plain: string): Quote[] =>
  Array.from(plain.matchAll(marks), ({ 0: quote, index }) => ({ from: index, to: index + quote.length }));
