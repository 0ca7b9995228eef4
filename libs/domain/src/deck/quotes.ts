import { speaksOfSuicide } from '../crisis/speaks-of-suicide.ts';

/** Characters of a quote: a shorter one says little, a longer one does not stand beside figures. */
const QUOTE_LENGTH = { least: 20, most: 160 };

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The first of `sentences` that can stand alone beside figures and is said in one of the `shown` texts as well. None
 * that speaks of suicide is quoted.
 */
export function chooseQuote(sentences: readonly string[], shown: readonly string[]): string | undefined {
  const texts = shown.map(onOneLine);
  return sentences
    .map(onOneLine)
    .find(
      (sentence) =>
        sentence.length >= QUOTE_LENGTH.least &&
        sentence.length <= QUOTE_LENGTH.most &&
        texts.some((text) => text.includes(sentence)) &&
        !speaksOfSuicide(sentence),
    );
}

/** A stored quote where it may be shown: it stands in one of the `shown` texts, and nothing there speaks of suicide. */
export function permittedQuote(quote: string | undefined, shown: readonly string[]): string | null {
  if (quote === undefined || speaksOfSuicide(shown.join('\n'))) return null;
  return chooseQuote([quote], shown) ?? null;
}
