import type { Language } from '@reflectory/contracts/languages';
import type { TokenList } from '../text/tokens.ts';
import type { ScopeMap } from './scope-map.ts';

type At = ScopeMap['at'];
type Span = { start: number; first: number; last: number };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What does something to people may be said of anything: "the noise was frightening". */
const ofThings: Readonly<Record<Language, RegExp>> = {
  en: /ing$/u,
  de: /end(?:e|er|es|en|em)?$|^(?:ekel|eklig|widerlich|nerv(?!ös)|lustig|witzig|komisch|fies|schön|toll|blöd|spaß|unverschäm|mist|peinlich|ärgerlich|schrecklich|furchtbar|unheimlich|gruselig|langweilig|gemütlich|köstlich|herrlich|friedlich|magisch|zauberhaft|traumhaft|schade|lecker|erholsam|angenehm)/u,
  fr: /(?:ant|ants|ante|antes|eux|ible|able|ique|if|ive|al|esque)$|^(?:drôle|rigol|marrant|dégueu|pénible|calme|paisible|chiant|super|génial|dommage|triste)/u,
  ar: /^(?:ال)?(?:ممتع|ممل|مضحك|مخيف|مرعب|محزن|مقرف|مزعج|مفرح|مقزز|مؤلم|محرج|مخجل|مريح|مدهش|مذهل|مؤثر|مثير|مقلق|مفاجئ|مبهر|رائع|جميل|حلو|كريه|قذر|غريب|هادي|هادئ|لذيذ|ساحر|خلاب)/u,
};
const feelers =
  /^(?:traurig|glücklich|fröhlich|ruhig|neidisch|stolz|wütend|zornig|unglücklich|verzweifel|heureu|furieu|joyeu|anxieu|malheureu|honteu|envieu|soucieu|amoureu)/u;

/** "It was fun", "c'était triste": nobody in particular is the subject. */
const impersonal: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(),
  de: setOf('es'),
  fr: setOf('c ça cela quel quelle'),
  ar: new Set(),
};
/** "Annoyed me", "we laughed": the writer is part of an Arabic verb. */
const writerEnds = /^.{2,}(?:.ني|[^ياى]نا|.تلي)$/u;
const demonstrative = setOf('das dies');
const writerInGerman = setOf('ich mich mir wir uns i mi');
const subjectsInGerman = setOf('ich wir');
const prepositions = setOf(
  'auf über mit bei von für zu an wegen nach ohne gegen vor um zur zum vom beim in im durch',
);
const conjunctions = setOf('and but und aber et mais');
/** What may open a sentence with a capital and is nobody. */
const pronouns = setOf(
  'it there this that here what all everything nothing so in on at up no oh my how then now yes to as if',
);
/** "It was a fine day", "my heart was heavy" in Arabic. */
const wasVerbs = setOf('كان كانت');
const article = 'ال';
/** Tokens before and after in which a subject is looked for. */
const subjectReach = 20;

/** Whether the words at `first` are said of somebody else, by what stands around them in their clause. */
export const isOfOthers = (at: At, list: TokenList, clause: Span, language: Language): boolean => {
  const span = { ...clause, start: Math.max(clause.start, clause.first - subjectReach) };
  if (isDoneToWriter(list, span, language)) return false;
  if (language === 'de') return isOfOthersInGerman(at, list, span);
  if (isAfterOthers(at, list, span, language)) return true;
  return language === 'ar' && (isOfArabicSubject(at, list, span) || isBeforeSubject(at, list, span));
};

/** "She annoys me" is felt by the writer: the words hold the writer, or the writer is their object. */
const isDoneToWriter = (
  { tokens, breaks }: TokenList,
  { first, last }: Span,
  language: Language,
): boolean => {
  const own = tokens.slice(first, last + 1).map(({ word }) => word);
  if (language === 'fr') return first !== last && own.some((word) => word === 'm' || word === 'me');
  if (language === 'ar') return own.some((word) => writerEnds.test(word));
  if (language !== 'de') return false;
  if (own.some((word) => writerInGerman.has(word))) return true;
  for (let index = last + 1; index <= last + 3 && !breaks.has(index); index += 1) {
    const { word = '' } = tokens[index] ?? {};
    if (prepositions.has(word)) return false;
    if (writerInGerman.has(word)) return true;
  }
  return false;
};

const isQuality = (word: string, language: Language): boolean =>
  ofThings[language].test(word) && !feelers.test(word);

/**
 * What stands before them: "she is sad", "Tom seemed sad", "the driver was furious", and not "the day was sad" or "the
 * noise was frightening".
 */
const isAfterOthers = (
  at: At,
  { tokens }: TokenList,
  { start, first }: Span,
  language: Language,
): boolean => {
  let hasVerb = false;
  let isJoined = false;
  let isSaidOfOthers = false;
  for (let index = first - 1; index >= start; index -= 1) {
    const isDeterminer = at.determiners.has(index);
    const { isCapital = false, word = '' } = tokens[index] ?? {};
    if ((at.self.has(index) && !isDeterminer) || impersonal[language].has(word)) return false;
    if (at.says.has(index)) hasVerb = true;
    if (hasVerb && conjunctions.has(word)) isJoined = true;
    const isName =
      isCapital && (index > 0 || hasVerb) && word.length > 1 && !isDeterminer && !pronouns.has(word);
    const isThing = hasVerb && isDeterminer;
    if (wasVerbs.has(word) && (at.occasions.has(index + 1) || at.self.has(index + 1))) return false;
    if (!at.others.has(index) && !(isName && !at.occasions.has(index)) && !isThing) continue;
    const isOther =
      !isThing || (!at.occasions.has(index + 1) && !isQuality(tokens[first]?.word ?? '', language));
    // "I saw Tom and was glad": what stands before "and" is no subject of the second verb.
    if (!isJoined) return isOther;
    isSaidOfOthers = isOther;
  }
  return isSaidOfOthers;
};

/** German writes every noun with a capital and turns its clauses round, so that its subject is looked for. */
const isOfOthersInGerman = (at: At, { tokens, breaks }: TokenList, { start, first, last }: Span): boolean => {
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  for (let index = start; index < first; index += 1)
    if (writerInGerman.has(wordAt(index)) || impersonal.de.has(wordAt(index))) return false;
  const end = Math.min(tokens.length, last + subjectReach);
  for (let index = last + 1; index < end && !breaks.has(index); index += 1)
    if (subjectsInGerman.has(wordAt(index))) return false;
  const isObject = (index: number) =>
    prepositions.has(wordAt(index - 1)) || prepositions.has(wordAt(index - 2));
  for (let index = start; index < first; index += 1) {
    const isDeterminer = at.determiners.has(index);
    if (isObject(index) || (demonstrative.has(wordAt(index)) && at.says.has(index + 1))) continue;
    if (at.others.has(index) && !isDeterminer) return true;
    const hasVerb = hasBetween(at.says, index, first);
    if (isDeterminer && hasVerb && !at.occasions.has(index + 1)) return !isQuality(wordAt(first), 'de');
    const isName =
      tokens[index]?.isCapital && !isDeterminer && at.says.has(index + 1) && !at.occasions.has(index);
    if (isName && !at.says.has(index) && index < first - 1) return !isQuality(wordAt(first), 'de');
  }
  return false;
};

/** "The soprano is cross" has no verb in Arabic: a definite word opens the clause, and what is said of it follows. */
const isOfArabicSubject = (at: At, { tokens }: TokenList, { start, first }: Span): boolean => {
  const subject = tokens[first - 1]?.word ?? '';
  for (let index = start; index < first - 1; index += 1) if (!at.determiners.has(index)) return false;
  if (first === start || isQuality(tokens[first]?.word ?? '', 'ar')) return false;
  return subject.startsWith(article) && subject.length > 4 && !at.occasions.has(first - 1);
};

const pastOfOthers = /^(?:\S+ت|بكي)$/u;

/** "My mother was sad" begins with its verb, which is written like "I was sad". */
const isBeforeSubject = (at: At, { tokens, breaks }: TokenList, { first, last }: Span): boolean =>
  first === last &&
  pastOfOthers.test(tokens[first]?.word ?? '') &&
  at.others.has(last + 1) &&
  !breaks.has(last + 1);

/** Whether one of the places is among the tokens from `from` up to `to`. */
export const hasBetween = (places: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) if (places.has(index)) return true;
  return false;
};
