import type { Language } from '@reflectory/contracts/languages';
import type { Seen } from '../learned/features.ts';
import type { Learned } from '../learned/index.ts';
import type { Weights, Window } from '../learned/score.ts';
import { plainText } from '../plain-text.ts';
import { ar } from './ar.ts';
import type { Cue } from './cues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { createCueFinder, createCueFinderInSteps, type CueFinder } from './find-cues.ts';
import { fr } from './fr.ts';
import { namesIn } from './names.ts';
import { isOfAnother, quotesIn } from './quotes.ts';
import { heardText, type HeardText } from './sentences.ts';
import { type Sign, signsOf } from './signs.ts';
import type { Speech } from './speech.ts';
import { strongSigns } from './strong.ts';

/** Words of a text that speak of wanting to die; a `weight` of 1 is enough. */
export type HeardSign = Sign & { text: string };

/** Characters within which two faint signs are heard together. */
const near = 400;

let learned: Learned | null = null;

/** Fetches what was learned; until then, and where it cannot be fetched, rules alone are asked. */
export const loadLearned = async (): Promise<void> => {
  learned ??= (await import('../learned/index.ts')).learned;
};

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

/** Cues that excuse even strong words in their sentence. */
const excuses: readonly Cue[] = ['past', 'story', 'hyper'];

/** What a text shows of itself in one language, before anything is made of it. */
const showIn = (text: string, speech: Speech, names: ReadonlySet<string>) => {
  const plain = plainText(speech.prepare ? speech.prepare(text) : text);
  const heard = heardText(plain, speech);
  const hits = finderOf(speech)(heard, speech.hasCapitalNames ? names : new Set());
  const signs = signsOf(heard, hits);
  const sentencesWith = (cues: readonly Cue[]) =>
    new Set(hits.filter(({ cue }) => cues.includes(cue)).map(({ first }) => heard.sentences[first]));
  const [past, excused] = [sentencesWith(['past']), sentencesWith(excuses)];
  return {
    plain,
    heard,
    signs,
    past,
    excused,
    seen: learned?.featuresOf({ text: heard, hits, signs }, speech) ?? [],
  };
};

/**
 * What the learned part sees of a text in a language, sentence by sentence: for training it. Without what the rules say where they were
 * written for that very text: there they say more than they will elsewhere. Nothing before it was loaded.
 */
export const seenIn = (text: string, language: Language, isWithRules = true): Seen[] => {
  const speech = [...latinSpeeches, ar].find((one) => one.language === language) ?? en;
  const { heard, seen } = showIn(text, speech, namesIn(text));
  return isWithRules ? seen : (learned?.featuresOf({ text: heard, hits: [], signs: [] }, speech) ?? []);
};

/** What is heard by the rules, by what was learned, and by both together. */
export type Heard = {
  /** With which words. */
  signs: HeardSign[];
  isHeardByRules: boolean;
  /** Whether it is said so plainly that nothing learned doubts it. */
  isPlain: boolean;
  /** How loud the loudest sentences are. */
  score: number;
};

const silence: Seen = { buckets: [], words: [] };
const rulesAlone = { enough: Infinity, doubt: -Infinity };

/** Whether what is heard is enough: said plainly, loud by itself, or heard by the rules and not quiet. */
export const isEnough = (
  { isHeardByRules, isPlain, score }: Omit<Heard, 'signs'>,
  { enough, doubt }: Pick<Weights, 'enough' | 'doubt'> = learned?.weights ?? rulesAlone,
): boolean => isPlain || score >= enough || (isHeardByRules && score >= doubt);

const hearIn = (text: string, speech: Speech, names: ReadonlySet<string>): Heard => {
  const { plain, heard, signs: all, past, excused, seen } = showIn(text, speech, names);
  const quotes = quotesIn(plain);
  const textOf = (sign: Sign) => heard.words.slice(sign.first, sign.last + 1).join(' ');
  const signs = [...all, ...strongSigns(plain, heard, speech, excused)]
    .filter(({ first }) => {
      const place = heard.places[first] ?? 0;
      const quote = quotes.find(({ from, to }) => from <= place && place < to);
      return !quote || !isOfAnother(plain, quote, speech);
    })
    .map((sign) => ({ ...sign, text: textOf(sign) }));
  const isSecond = (sign: HeardSign, other: HeardSign): boolean =>
    other.first > sign.last &&
    (heard.places[other.first] ?? 0) - (heard.places[sign.first] ?? 0) <= near &&
    (other.sign !== sign.sign || (other.sign === 'hinted' && other.text !== sign.text));
  const isHeardByRules = signs.some(
    (sign, index) =>
      sign.weight >= 1 || signs.slice(index + 1, index + 60).some((other) => isSecond(sign, other)),
  );
  // "I used to cut myself": what is overcome sounds as what is not, so the rules decide of such a sentence.
  const present = isHeardByRules ? seen : seen.map((one, sentence) => (past.has(sentence) ? silence : one));
  const best = learned?.loudestWindow(present, learned.weights) ?? null;
  return {
    signs:
      learned && best && best.score >= learned.weights.enough
        ? [...signs, learnedSign(learned, best, heard, present)]
        : signs,
    isHeardByRules,
    isPlain: signs.some(({ sign, weight }) => sign === 'plain' && weight >= 1),
    score: best?.score ?? -Infinity,
  };
};

/** A sign of the words that weighed most, from the first of them to the last. */
const learnedSign = (
  { weightiestWords, weights }: Learned,
  { from, to }: Window,
  { words }: HeardText,
  seen: readonly Seen[],
): HeardSign => {
  const places = weightiestWords(seen.slice(from, to + 1), weights);
  return {
    sign: 'learned',
    weight: 1,
    first: places[0] ?? 0,
    last: places.at(-1) ?? 0,
    text: places.map((place) => words[place]).join(' '),
  };
};

/** What is heard in a text in each of the languages that it is written in. */
export const hear = (text: string): Heard[] => {
  const names = namesIn(text);
  return speechesOf(text).map((speech) => hearIn(text, speech, names));
};

/** Makes the languages of a text quick to hear, in steps between which a page can answer its reader. */
export const prepareHearing = async (text: string, rest: () => Promise<void>): Promise<void> => {
  for (const speech of speechesOf(text)) {
    if (!finders.has(speech)) finders.set(speech, await createCueFinderInSteps(speech, rest));
    await rest();
  }
};
