import type { Language } from '@reflectory/contracts/languages';
import type { Match } from '../lexicon/lexicon.ts';
import type { TokenList } from '../text/tokens.ts';
import type { ScopeMap } from './scope-map.ts';

/** What is said around words of feeling, which may make them none of the writer's now. */
export type ScopeSign =
  'negated' | 'conditional' | 'past' | 'other' | 'quoted' | 'sarcasm' | 'title' | 'asked';

/** Tokens before words of feeling in which they can be denied; German and French deny after them, too. */
const denialReach = 5;
const denialAfter: Readonly<Record<Language, number>> = { en: 0, de: 2, fr: 2, ar: 0 };
const conditionReach = 8;
const titleReach = 4;
/** Tokens at the beginning of a sentence in which praise opens it. */
const praiseOpens = 3;
/** What does something to people may be said of anything: "the noise was frightening". */
const ofThings = /(?:ing|end|ant|ante)$/u;

const conjunctions: ReadonlySet<string> = new Set(['and', 'but', 'und', 'aber', 'et', 'mais']);

type Places = ReadonlySet<number>;

const hasBetween = (places: Places, from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) if (places.has(index)) return true;
  return false;
};

/** Reads who feels it, and whether, off what stands around the words of a match. */
export const signsOf = (
  map: ScopeMap,
  list: TokenList,
  { first, last }: Match,
  language: Language,
): Set<ScopeSign> => {
  const { at, clauseStart, quoted, isQuestion } = map;
  const start = clauseStart[first] ?? 0;
  const isBefore = (places: Places, reach: number) =>
    hasBetween(places, Math.max(start, first - reach), first);
  const end = Math.min(last + 1 + denialAfter[language], list.tokens.length);
  const afterEnd = list.breaks.has(last + 1) ? last + 1 : end;
  const isDenied = isBefore(at.negators, denialReach) || hasBetween(at.negators, last + 1, afterEnd);
  const isTitle = isBefore(at.titles, titleReach) || (first > start && isInTitle(list, first));
  const found: Readonly<Record<ScopeSign, boolean>> = {
    negated: isDenied && !isBefore(at.affirming, denialReach),
    conditional: isBefore(at.conditional, conditionReach),
    past: at.past.size > 0,
    other:
      isOfOthers(at, list, { start, first }) ||
      (language === 'ar' && isOfArabicSubject(at, list, { start, first })),
    quoted: quoted(first),
    sarcasm: isSarcastic(map, list),
    title: isTitle,
    asked: isQuestion,
  };
  return new Set((Object.keys(found) as ScopeSign[]).filter((sign) => found[sign]));
};

/** Words that say the opposite, or praise that opens a sentence of trouble: "Great, another meeting". */
export const isSarcastic = ({ at }: ScopeMap, { breaks }: TokenList): boolean => {
  const isAlone = (index: number) =>
    breaks.has(index + 1) || at.trouble.has(index + 1) || at.praise.has(index + 1);
  return (
    at.sarcasm.size > 0 ||
    (at.trouble.size > 0 && [...at.praise].some((index) => index < praiseOpens && isAlone(index)))
  );
};

/**
 * Whether the words at `first` are said of somebody else, by what stands before them in their clause: "she is sad", "Tom
 * seemed sad", "the driver was furious", and not "the day was sad" or "the noise was frightening".
 */
const isOfOthers = (
  at: ScopeMap['at'],
  { tokens }: TokenList,
  { start, first }: { start: number; first: number },
): boolean => {
  let hasVerb = false;
  let isJoined = false;
  let isSaidOfOthers = false;
  for (let index = first - 1; index >= start; index -= 1) {
    const isDeterminer = at.determiners.has(index);
    const { isCapital = false, word = '' } = tokens[index] ?? {};
    if (at.self.has(index) && !isDeterminer) return false;
    if (at.says.has(index)) hasVerb = true;
    if (hasVerb && conjunctions.has(word)) isJoined = true;
    const isName = isCapital && (index > 0 || hasVerb) && word.length > 2 && !isDeterminer;
    const isThing = hasVerb && isDeterminer;
    if (!at.others.has(index) && !(isName && !at.occasions.has(index)) && !isThing) continue;
    const isOther = !isThing || (!at.occasions.has(index + 1) && !ofThings.test(tokens[first]?.word ?? ''));
    // "I saw Tom and was glad": what stands before "and" is no subject of the second verb.
    if (!isJoined) return isOther;
    isSaidOfOthers = isOther;
  }
  return isSaidOfOthers;
};

const article = 'ال';

/** "The soprano is cross" has no verb in Arabic: a definite word opens the clause, and what is said of it follows. */
const isOfArabicSubject = (
  at: ScopeMap['at'],
  { tokens }: TokenList,
  { start, first }: { start: number; first: number },
): boolean => {
  const subject = tokens[first - 1]?.word ?? '';
  const isOpening = hasOnly(at.determiners, start, first - 1) && first > start;
  return isOpening && subject.startsWith(article) && subject.length > 4 && !at.occasions.has(first - 1);
};

const hasOnly = (places: Places, from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) if (!places.has(index)) return false;
  return true;
};

const isInTitle = ({ tokens }: TokenList, first: number): boolean => {
  const [token, before] = [tokens[first], tokens[first - 1]];
  return (token?.isCapital ?? false) && token?.word !== 'i' && (before?.isCapital ?? false);
};
