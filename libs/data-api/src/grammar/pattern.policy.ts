/** Characters of a pattern. */
const MAX_LENGTH = 300;
/** Copies of its parts that the counted repetitions of one pattern may ask for together. */
const MAX_COPIES = 10_000;

/** In an array of patterns a backslash stands twice; so no pair of them is taken for a plain backslash here. */
const backReference = /\\[1-9]/;
/** `{n}`, `{n,}` and `{n,m}`, with the backslashes of basic expressions; a repeated group is copied as well. */
const repetition = /\{(\d+)(?:,(\d*))?\\?\}|\)\s*\+/g;

/**
 * Whether the database finds out quickly if a regular expression matches. Back references make it try every division
 * of the text, and repetitions within repetitions are written out before anything is compared: either would keep a
 * connection and a core busy until the statement is cancelled.
 */
export function isQuickPattern(pattern: string): boolean {
  if (pattern.length > MAX_LENGTH || backReference.test(pattern)) return false;
  let copies = 1;
  for (const [, least, most] of pattern.matchAll(repetition)) {
    copies *= Math.max(1, least === undefined ? 2 : Number(most || least));
  }
  return copies <= MAX_COPIES;
}
