import { plainText } from '../plain-text.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { createCueFinder, type CueFinder } from './find-cues.ts';
import { namesIn } from './names.ts';
import { heardText } from './sentences.ts';
import { quotesIn } from './quotes.ts';
import { type Sign, signsOf } from './signs.ts';
import type { Speech } from './speech.ts';

/** Characters within which faint signs are heard together. */
const near = 400;

const speeches: readonly Speech[] = [en, de, fr, ar];
const finders = new Map<Speech, CueFinder>();
const finderOf = (speech: Speech): CueFinder => {
  const known = finders.get(speech) ?? createCueFinder(speech);
  finders.set(speech, known);
  return known;
};

const isOfAnother = (plain: string, { from, to }: { from: number; to: number }, { ownSpeech, says }: Speech): boolean => {
  const before = plain.slice(Math.max(0, from - 60), from);
  const after = plain.slice(to, to + 60);
  if (ownSpeech.test(before.slice(-40)) || ownSpeech.test(after.slice(0, 25))) return false;
  return says.test(before) || says.test(after);
};

const mainOf = (text: string): ReadonlySet<Speech> => {
  const words = plainText(text).match(/[\p{L}']+/gu) ?? [];
  const counts = speeches
    .filter((speech) => speech !== ar)
    .map((speech) => ({ speech, count: words.filter((word) => speech.markers.has(word)).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const main = counts.filter(({ count }) => count * 2 > most || most === 0).map(({ speech }) => speech);
  return new Set(/[ء-ي]/.test(text) ? [...main, ar] : main);
};

export const hear = (text: string) => {
  const names = namesIn(text);
  const signs: (Sign & { place: number; text: string })[] = [];
  let isHeard = false;
  const main = mainOf(text);
  for (const speech of speeches) {
    if (!main.has(speech)) continue;
    const plain = plainText((speech.prepare ?? String)(text));
    const heard = heardText(plain, speech);
    const hits = finderOf(speech)(heard);
    const named = speech.hasCapitalNames ? heard.words.flatMap((word, index) => names.has(word) ? [{ cue: 'other' as const, first: index, last: index }] : []) : [];
    const quotes = quotesIn(plain);
    const own = signsOf(heard, named.length === 0 ? hits : [...hits, ...named].toSorted((a, b) => a.first - b.first)).map((sign) => ({ ...sign, place: heard.places[sign.first] ?? 0, text: heard.words.slice(sign.first, sign.last + 1).join(' ') }))
      .filter(({ place }) => { const quote = quotes.find(({ from, to }) => from <= place && place < to); return !quote || !isOfAnother(plain, quote, speech); });
    signs.push(...own);
    isHeard ||= own.some(({ weight }) => weight >= 1) || own.some((one, index) => own.slice(index + 1).some((other) => other.place - one.place <= near && other.first > one.last && (other.sign !== one.sign || (other.sign === 'hinted' && other.text !== one.text))));
  }
  return { isHeard, signs };
};
