import { plainText } from '../plain-text.ts';

/** A capital after a word of the same sentence. */
const inside = /(?<=[\p{L}\p{N},;:'’][ \n])\p{Lu}[\p{L}'’]+/gu;
const pronoun = /^I(?:['’]\w+)?$/;

/** Words that are written with a capital within sentences, as plain words: mostly names. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(inside), ([name]) => name)
      .filter((name) => !pronoun.test(name))
      .map((name) => plainText(name).replace(/'.*$/, '')),
  );
