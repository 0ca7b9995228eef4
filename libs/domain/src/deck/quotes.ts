import { speaksOfSuicide } from '../crisis/speaks-of-suicide.ts';
import { quotable, shownQuote } from './shown-quotes.ts';

/**
 * The first of `sentences` that can stand alone beside figures and is said in one of the `shown` texts as well. None
 * that speaks of suicide is quoted.
 */
export function chooseQuote(sentences: readonly string[], shown: readonly string[]): string | undefined {
  return quotable(sentences, shown).find((sentence) => !speaksOfSuicide(sentence));
}

/** A stored quote where it may be shown: it stands in one of the `shown` texts, and nothing there speaks of suicide. */
export function permittedQuote(quote: string | undefined, shown: readonly string[]): string | null {
  if (quote === undefined || speaksOfSuicide(shown.join('\n'))) return null;
  return shownQuote(quote, shown);
}
