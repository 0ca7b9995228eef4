import { timelinePreview } from './timeline-preview.ts';

/** Characters of a quote: a shorter one says little, a longer one does not stand beside figures. */
const QUOTE_LENGTH = { least: 20, most: 160 };

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Those of `sentences` that can stand alone beside figures and are said in one of the `shown` texts as well. */
export function quotable(sentences: readonly string[], shown: readonly string[]): string[] {
  const texts = shown.map(onOneLine);
  return sentences
    .map(onOneLine)
    .filter(
      (sentence) =>
        sentence.length >= QUOTE_LENGTH.least &&
        sentence.length <= QUOTE_LENGTH.most &&
        texts.some((text) => text.includes(sentence)),
    );
}

/**
 * A stored quote where it stands in one of the `shown` texts. Whoever stores or sends it asks before whether somebody
 * writes of suicide: a slide only draws, and visitors need no words for that.
 */
export const shownQuote = (quote: string | undefined, shown: readonly string[]): string | null =>
  quotable(quote === undefined ? [] : [quote], shown)[0] ?? null;

/** The beginnings of entries, as the timeline shows them, that say `quote`: no more of them is quoted. */
export const timelineSaying = (quote: string | undefined, entries: readonly { text: string }[]): string[] =>
  entries.map(({ text }) => timelinePreview(text)).filter((text) => quote && text.includes(quote));
