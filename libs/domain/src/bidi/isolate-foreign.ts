const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Letters of every other script. */
const leftToRight =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [open, close] = ['\u2068', '\u2069'];

/**
 * Words that are put into a sentence, closed off where they run against it: an English title in an Arabic sentence keeps
 * its own order and its punctuation. What runs the way of the sentence stays as it is.
 */
export function isolateForeign(words: string, direction: 'ltr' | 'rtl'): string {
  const foreign = direction === 'rtl' ? leftToRight : rightToLeft;
  return foreign.test(words) ? `${open}${words}${close}` : words;
}
