import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import type { Seen } from '../learned/features.ts';
import type { Learned, LearnedLanguage } from '../learned/index.ts';
import { enoughOf, type Levels, type Window } from '../learned/score.ts';
import { plainText } from '../plain-text.ts';
import type { Cue } from './cues.ts';
import { createCueFinder, createCueFinderInSteps, type CueFinder } from './find-cues.ts';
import { languagesOf } from './languages-of.ts';
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
const learnedLanguages = new Set<Language>();
const pieces: Readonly<Record<Language, () => Promise<LearnedLanguage>>> = {
  en: () => import('../learned/languages/en.ts'),
  de: () => import('../learned/languages/de.ts'),
  fr: () => import('../learned/languages/fr.ts'),
  ar: () => import('../learned/languages/ar.ts'),
};

/** Fetches what was learned of languages; until then, and where it cannot be fetched, rules alone are asked. */
export const loadLearned = async (languages: readonly Language[] = LANGUAGES): Promise<void> => {
  const missing = languages.filter((language) => !learnedLanguages.has(language));
  const [all, ...own] = await Promise.all([
    import('../learned/index.ts'),
    ...missing.map((language) => pieces[language]()),
  ]);
  learned = all.learned;
  for (const [index, language] of missing.entries()) {
    const piece = own[index];
    if (piece) learned.addLanguage(language, piece);
    learnedLanguages.add(language);
  }
};

const learnedOf = ({ language }: Speech): Learned | null => (learnedLanguages.has(language) ? learned : null);

/** How languages are heard; one that is not there is not heard. */
export type Speeches = Readonly<Partial<Record<Language, Speech>>>;

const finders = new Map<Speech, CueFinder>();
const finderOf = (speech: Speech): CueFinder => {
  const known = finders.get(speech) ?? createCueFinder(speech);
  finders.set(speech, known);
  return known;
};

const speechesOf = (text: string, speeches: Speeches): readonly Speech[] =>
  languagesOf(text).flatMap((language) => speeches[language] ?? []);

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
    seen: learnedOf(speech)?.featuresOf({ text: heard, hits, signs }, speech) ?? [],
  };
};

/**
 * What the learned part sees of a text in a language, sentence by sentence: for training it. Without what the rules say where they were
 * written for that very text: there they say more than they will elsewhere. Nothing before it was loaded.
 */
export const seenIn = (text: string, speech: Speech, isWithRules = true): Seen[] => {
  const { heard, seen } = showIn(text, speech, namesIn(text));
  return isWithRules
    ? seen
    : (learnedOf(speech)?.featuresOf({ text: heard, hits: [], signs: [] }, speech) ?? []);
};

/** What is heard by the rules, by what was learned, and by both together. */
export type Heard = {
  /** With which words. */
  signs: HeardSign[];
  isHeardByRules: boolean;
  /** Whether it is said so plainly that what was learned hardly doubts it. */
  isPlain: boolean;
  /** How loud the loudest sentences are; null where nothing was learned of the language. */
  score: number | null;
  sentences: number;
};

const nothingLearned: Levels = { enough: Infinity, doubt: -Infinity, plainDoubt: -Infinity };
const silence: Seen = { buckets: [], words: [] };

/** Whether what is heard is enough: loud by itself, or heard by the rules and not quiet. */
export const isEnough = (
  { isHeardByRules, isPlain, score, sentences }: Omit<Heard, 'signs'>,
  { enough, doubt, plainDoubt }: Levels = learned?.weights ?? nothingLearned,
): boolean =>
  score === null
    ? isHeardByRules
    : score >= enoughOf(enough, sentences) || (isHeardByRules && score >= (isPlain ? plainDoubt : doubt));

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
  const known = learnedOf(speech);
  const best = known?.loudestWindow(present, known.weights) ?? null;
  return {
    signs:
      known && best && best.score >= enoughOf(known.weights.enough, seen.length)
        ? [...signs, learnedSign(known, best, heard, present)]
        : signs,
    isHeardByRules,
    isPlain: signs.some(({ sign, weight }) => (sign === 'plain' || sign === 'kill') && weight >= 1),
    score: known ? (best?.score ?? -Infinity) : null,
    sentences: seen.length,
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
export const hear = (text: string, speeches: Speeches): Heard[] => {
  const names = namesIn(text);
  return speechesOf(text, speeches).map((speech) => hearIn(text, speech, names));
};

/** Makes the languages of a text quick to hear, in steps between which a page can answer its reader. */
export const prepareHearing = async (
  text: string,
  speeches: Speeches,
  rest: () => Promise<void>,
): Promise<void> => {
  for (const speech of speechesOf(text, speeches)) {
    if (!finders.has(speech)) finders.set(speech, await createCueFinderInSteps(speech, rest));
    await rest();
  }
};
