/** A sentence and where it stands in the text (UTF-16 offsets). */
export type Span = { text: string; start: number; end: number };

/** Characters after which a sentence is cut, so that a text without an end takes no longer than others. */
const LONGEST = 1000;

const ends = /[.!?…؟]+["'”’»)\]]*(?=\s|$)|\n+/gu;
/** Words before a point that ends nothing. */
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|dr|st|prof|no|z\.b|bzw|ca|usw|etc|e\.g|i\.e|\p{Lu}|m|mme|d\.h)$/iu;

const push = (spans: Span[], text: string, from: number, to: number): void => {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  for (let at = 0; at < trimmed.length; at += LONGEST) {
    const part = trimmed.slice(at, at + LONGEST);
    spans.push({ text: part, start: start + at, end: start + at + part.length });
  }
};

/** The sentences of a text, in order; linear in its length. */
export const sentencesOf = (text: string): Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(ends)) {
    if (mark === '.' && abbreviation.test(text.slice(Math.max(from, index - 8), index))) continue;
    const to = index + mark.length;
    push(spans, text, from, to);
    from = to;
  }
  push(spans, text, from, text.length);
  return spans;
};
