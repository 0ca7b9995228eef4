import type { Language } from '@reflectory/contracts/languages';
import type { Match } from '../lexicon/lexicon.ts';
import type { TokenList } from '../text/tokens.ts';
import { isDenied } from './denial.ts';
import { hasBetween, isOfOthers } from './of-others.ts';
import type { ScopeMap } from './scope-map.ts';

/** What is said around words of feeling, which may make them none of the writer's now. */
export type ScopeSign =
  'negated' | 'conditional' | 'past' | 'other' | 'quoted' | 'sarcasm' | 'title' | 'asked';

const conditionReach = 12;
const titleReach = 4;
/** Tokens at the beginning of a sentence in which praise opens it. */
const praiseOpens = 3;

const joining: ReadonlySet<string> = new Set(['and', 'but', 'so']);

/** Where a new subject begins: what is denied before "and I" or "so we" is another matter. */
const startOfSubject = ({ at }: ScopeMap, { tokens }: TokenList, start: number, first: number): number => {
  for (let index = first; index > start + 1; index -= 1) {
    const isSubject = (at.self.has(index) || at.others.has(index)) && !at.determiners.has(index);
    if (isSubject && joining.has(tokens[index - 1]?.word ?? '')) return index;
  }
  return start;
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
  const ownStart = startOfSubject(map, list, start, first);
  const isBefore = (places: ReadonlySet<number>, reach: number) =>
    hasBetween(places, Math.max(ownStart, first - reach), first);
  const isTitle =
    isBefore(at.titles, titleReach) || (language !== 'de' && first > start && isInTitle(list, first));
  const found: Readonly<Record<ScopeSign, boolean>> = {
    negated: isDenied(at, list, { start: ownStart, first, last }, language),
    conditional: isBefore(at.conditional, conditionReach),
    past: at.past.size > 0,
    other: isOfOthers(at, list, { start, first, last }, language),
    quoted: quoted(first),
    sarcasm: false,
    title: isTitle,
    asked: isQuestion,
  };
  return new Set((Object.keys(found) as ScopeSign[]).filter((sign) => found[sign]));
};

/** Words of a sentence that is praise alone, at most. */
const shortPraise = 7;

/**
 * Words that say the opposite, or praise beside trouble: "Great, another meeting". Short praise alone may mean the trouble
 * of the sentence before.
 */
export const isSarcastic = (
  { at }: ScopeMap,
  { tokens, breaks }: TokenList,
  { isUnpleasant, isAfterTrouble }: { isUnpleasant: boolean; isAfterTrouble: boolean },
): boolean => {
  const isAlone = (index: number) =>
    breaks.has(index + 1) ||
    index + 1 === tokens.length ||
    at.trouble.has(index + 1) ||
    at.praise.has(index + 1);
  const isPraise = [...at.praise].some((index) => index < praiseOpens && isAlone(index));
  const isTroubled = at.trouble.size > 0 || isUnpleasant || (isAfterTrouble && tokens.length <= shortPraise);
  return at.sarcasm.size > 0 || (isPraise && isTroubled);
};

const isInTitle = ({ tokens }: TokenList, first: number): boolean => {
  const [token, before] = [tokens[first], tokens[first - 1]];
  return (token?.isCapital ?? false) && token?.word !== 'i' && (before?.isCapital ?? false);
};
