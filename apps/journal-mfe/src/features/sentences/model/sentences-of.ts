/** A sentence of a text, `[start, end)` in UTF-16 units. */
export type PlacedSentence = { start: number; end: number; quote: string };

/** What stands from one place of a text to another, without spaces around it. */
export function sentenceAt(text: string, from: number, to: number): PlacedSentence {
  const written = text.slice(from, to);
  const start = from + written.length - written.trimStart().length;
  const quote = written.trim();
  return { start, end: start + quote.length, quote };
}

/** The sentences of a text in their order; no line break is within one. */
export function sentencesOf(text: string, language: string): PlacedSentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) =>
    [...segmenter.segment(line)]
      .map(({ segment, index: at }) => sentenceAt(text, index + at, index + at + segment.length))
      .filter(({ quote }) => /[\p{L}\p{N}]/u.test(quote)),
  );
}
