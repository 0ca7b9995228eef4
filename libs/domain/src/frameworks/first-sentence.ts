/** Shortened words after which a full stop ends nothing, in the languages that have capitals. */
const shortened = new Set(
  `mr mrs ms dr st ste sr jr prof rev hon capt col gen lt sgt maj esq messrs mme mlle fr hr frl nr str bzw usw ca evtl
   ggf inkl vgl etc vs approx dept inc ltd corp ave blvd rd mt ft jan feb mar apr jun jul aug sep sept oct nov dec
   okt dez av bd env wm chas jas thos edw`.split(/\s+/u),
);
const sentenceEnd = /(?<=\p{L}{2})[.!?;:؟؛](?=\s|$)/gu;

/** Whether the full stop after `before` belongs to a shortened word ("Mrs. Turner", "St. James"). */
const isShortened = (before: string): boolean =>
  shortened.has((/\p{L}+$/u.exec(before)?.[0] ?? '').toLowerCase());

/** The first sentence of a line without its last mark; the whole line when it has no end. */
export const firstSentence = (line: string): string => {
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    const before = line.slice(0, index);
    if (mark !== '.' || !isShortened(before)) return before.trim() || line;
  }
  return line;
};
