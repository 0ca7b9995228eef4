import type { Language } from '@reflectory/contracts/languages';
import type { TokenList } from '../text/tokens.ts';
import { hasBetween } from './of-others.ts';
import type { ScopeMap } from './scope-map.ts';

type Span = { start: number; first: number; last: number };

/** Tokens before words of feeling in which they can be denied; German and French deny after them, too. */
const reach = 5;
/** Tokens after them in which a clause of German is read to its end. */
const clauseReach = 20;
const reachAfter: Readonly<Record<Language, number>> = { en: 0, de: 2, fr: 2, ar: 0 };

/** What is denied before these is denied alone: "I had no time and was glad". */
const conjunctions: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  de: /^(?:und|aber|sondern|doch|also)$/u,
  fr: /^(?:et|mais|donc|alors)$/u,
  ar: /^(?:بس|لكن|ولكن|لكني|ولكني|لكنني|بل|وانا|فانا|وانني)$/u,
};

/** "And" is written in one with its word in Arabic; some words begin with that letter. */
const joined = /^و(?!لا$|لم$|لن$|ما$|ليس|حد|حيد|جع|قت|جه|صل|الد|احد|ين$|ش|را|عد|زن|سط|رق|ضع|ظ|دا|اثق)..+/u;

/** Whether words are denied by what stands around them in their clause. */
export const isDenied = (
  at: ScopeMap['at'],
  list: TokenList,
  { start, first, last }: Span,
  language: Language,
): boolean => {
  const from = Math.max(start, afterConjunction(list, first, language), first - reach);
  if (hasBetween(at.affirming, Math.max(start, first - reach), first)) return false;
  return hasBetween(at.negators, from, first) || isDeniedAfter(at, list, { start, first, last }, language);
};

/** What can deny words before it: not "without" and its like, as in "sad without knowing why". */
const denyingAfter =
  /^(?:nicht|nichts|nie|niemals|nimmer|net|ned|nix|kein\w*|keineswegs|pas|jamais|guère|point)$/u;

const isDeniedAfter = (at: ScopeMap['at'], list: TokenList, span: Span, language: Language): boolean => {
  const end = endOfDenial(list, span, language);
  for (let index = span.last + 1; index < end; index += 1)
    if (at.negators.has(index) && denyingAfter.test(list.tokens[index]?.word ?? '')) return true;
  return false;
};

const afterConjunction = ({ tokens }: TokenList, first: number, language: Language): number => {
  const joins = conjunctions[language];
  for (let index = first; joins && index >= Math.max(first - reach, 0); index -= 1) {
    const { word = '' } = tokens[index] ?? {};
    if (index < first && joins.test(word)) return index;
    if (language === 'ar' && joined.test(word)) return index;
  }
  return 0;
};

/** "Traurig macht mich das nicht", "ich freue mich auf das Fest nicht": German denies at the end of the clause. */
const endOfDenial = (
  { tokens, breaks }: TokenList,
  { start, first, last }: Span,
  language: Language,
): number => {
  let end = last + 1;
  while (
    end < Math.min(tokens.length, last + clauseReach) &&
    !breaks.has(end) &&
    !conjunctions[language]?.test(tokens[end]?.word ?? '')
  )
    end += 1;
  const closes = /^(?:nicht|nie|net|ned)$/u.test(tokens[end - 1]?.word ?? '');
  const isWhole = language === 'de' && (closes || first - start <= 1);
  return isWhole ? end : Math.min(end, last + 1 + reachAfter[language]);
};
