import { findQuote } from './find-quote.ts';

/** An address, or what a page might make one of. */
const address =
  /https?:|www\.|\/\/|mailto:|data:|javascript:|\]\(|<\/?[a-z!]|\b[\w-]+\.(?:com|net|org|io|dev|app|example)\b/iu;
const quotation = /[“"„«]([^“”"„«»]{2,400})[”"“»]/gu;
/** Characters of the instructions in a row that no summary has by chance. */
const REPEATED = 40;

type Source = { text: string; instructions: string };

/** Whether a text of a provider may be shown: without addresses, our instructions, or words that it says were written and were not. */
export function isPlain(said: string, { text, instructions }: Source): boolean {
  if (address.test(said)) return false;
  for (let at = 0; at + REPEATED <= said.length; at += 1)
    if (instructions.includes(said.slice(at, at + REPEATED))) return false;
  return [...said.matchAll(quotation)].every(
    ([, quote = '']) => findQuote(text, quote.replace(/[.,!?]$/u, '')) !== null,
  );
}
