import type { Speech } from './speech.ts';

/** Words between quotation marks: where they stand in a text. */
export type Quote = { from: number; to: number };

const longest = 400;
/** Characters before and after a quotation in which it is said whose it is. */
const near = 60;
const marks = new RegExp(
  `"[^"\\n]{1,${longest}}"|“[^”\\n]{1,${longest}}”|„[^“”\\n]{1,${longest}}[“”]|«[^»\\n]{1,${longest}}»|(?<![\\p{L}\\p{N}])'[^'\\n]{1,${longest}}'(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Where a plain text quotes. */
export const quotesIn = (plain: string): Quote[] =>
  Array.from(plain.matchAll(marks), ({ 0: quote, index }) => ({ from: index, to: index + quote.length }));

/** Whether a quotation is somebody else's, or of a story, by what stands around it. */
export const isOfAnother = (plain: string, { from, to }: Quote, { ownSpeech, says }: Speech): boolean => {
  const before = plain.slice(Math.max(0, from - near), from);
  const after = plain.slice(to, to + near);
  if (ownSpeech.test(before.slice(-40)) || ownSpeech.test(after.slice(0, 25))) return false;
  return says.test(before) || says.test(after);
};
