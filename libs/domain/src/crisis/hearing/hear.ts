import { plainText } from '../plain-text.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { createCueFinder, createCueFinderInSteps, type CueFinder } from './find-cues.ts';
import { fr } from './fr.ts';
import { namesIn } from './names.ts';
import { isOfAnother, quotesIn } from './quotes.ts';
import { heardText } from './sentences.ts';
import { type Sign, signsOf } from './signs.ts';
import type { Speech } from './speech.ts';

/** Words of a text that speak of wanting to die; a `weight` of 1 is enough. */
export type HeardSign = Sign & { text: string };

/** Characters within which two faint signs are heard together. */
const near = 400;

const latinSpeeches: readonly Speech[] = [en, de, fr];
const finders = new Map<Speech, CueFinder>();
const finderOf = (speech: Speech): CueFinder => {
  const known = finders.get(speech) ?? createCueFinder(speech);
  finders.set(speech, known);
  return known;
};

/** The languages of a text: of those in Latin letters the one that most of its small words are from, and any that is nearly as frequent. */
const speechesOf = (text: string): readonly Speech[] => {
  const words = plainText(text).match(/[a-z]+/gu) ?? [];
  const counts = latinSpeeches.map((speech) => ({
    speech,
    count: words.filter((word) => speech.markers.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const latin = counts.filter(({ count }) => count * 2 > most || most === 0).map(({ speech }) => speech);
  return /[ء-ي]/u.test(text) ? [...latin, ar] : latin;
};

const hearIn = (
  text: string,
  speech: Speech,
  names: ReadonlySet<string>,
): { signs: HeardSign[]; isHeard: boolean } => {
  const plain = plainText(speech.prepare ? speech.prepare(text) : text);
  const heard = heardText(plain, speech);
  const quotes = quotesIn(plain);
  const signs = signsOf(heard, finderOf(speech)(heard, speech.hasCapitalNames ? names : new Set()))
    .filter(({ first }) => {
      const place = heard.places[first] ?? 0;
      const quote = quotes.find(({ from, to }) => from <= place && place < to);
      return !quote || !isOfAnother(plain, quote, speech);
    })
    .map((sign) => ({ ...sign, text: heard.words.slice(sign.first, sign.last + 1).join(' ') }));
  const isSecond = (sign: HeardSign, other: HeardSign): boolean =>
    other.first > sign.last &&
    (heard.places[other.first] ?? 0) - (heard.places[sign.first] ?? 0) <= near &&
    (other.sign !== sign.sign || (other.sign === 'hinted' && other.text !== sign.text));
  const isHeard = signs.some(
    (sign, index) =>
      sign.weight >= 1 || signs.slice(index + 1, index + 60).some((other) => isSecond(sign, other)),
  );
  return { signs, isHeard };
};

/** What is heard in a text, in the languages that it is written in. */
export const hear = (text: string): { signs: HeardSign[]; isHeard: boolean } => {
  const names = namesIn(text);
  const all = speechesOf(text).map((speech) => hearIn(text, speech, names));
  return { signs: all.flatMap(({ signs }) => signs), isHeard: all.some(({ isHeard }) => isHeard) };
};

/** Makes the languages of a text quick to hear, in steps between which a page can answer its reader. */
export const prepareHearing = async (text: string, rest: () => Promise<void>): Promise<void> => {
  for (const speech of speechesOf(text)) {
    if (!finders.has(speech)) finders.set(speech, await createCueFinderInSteps(speech, rest));
    await rest();
  }
};
