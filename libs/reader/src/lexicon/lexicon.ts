import type { Language } from '@reflectory/contracts/languages';
import {
  addPhrase,
  newNode,
  type Node,
  phrasesOf,
  type Place,
  slotsOf,
  type SpellWords,
  stepOver,
} from '@reflectory/domain/phrases';
import { FEELING_NAMES, type FeelingName } from '../feelings.ts';
import { degreesIn } from './degrees.ts';
import { phraseWords, type TokenList } from '../text/tokens.ts';
import type { FeelingWords } from './feeling-words.ts';
import { idioms } from './idioms.ts';
import { lifeEvents } from './life-events.ts';
import { ownDeeds } from './own-deeds.ts';
import { SITUATION_CUES, type SituationCue, situationWords } from '../situations/cues.ts';
import { situationsIn } from '../situations/find-situations.ts';
import { wordClasses } from './word-classes.ts';

/** How clearly words speak of a feeling. */
export type Strength = 'words' | 'signs' | 'deeds' | 'faint';

/** Words of a sentence that may speak of a feeling: indexes of their first and last token. */
export type Match = { feeling: FeelingName; strength: Strength; first: number; last: number };

/** Null: an idiom, which speaks of none. */
type Meaning = { feeling: FeelingName; strength: Strength } | null;
type FoundOf<Sense> = { meaning: Sense; first: number; last: number };
type Found = FoundOf<Meaning>;
/** Finds what may speak of feelings. */
export type Lexicon = { find(list: TokenList): Match[] };

const strengths: readonly Strength[] = ['words', 'signs', 'deeds', 'faint'];
const written = ['words', 'signs', 'faint'] as const;

/** Clitics that Arabic writes in one with a word: the longest first. */
const arabicClitics = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'س'];

/** The forms under which a word is looked up. */
export const formsOf = (word: string, language: Language): readonly string[] => {
  if (language !== 'ar') return [word];
  const clitic = arabicClitics.find((one) => word.startsWith(one) && word.length - one.length >= 3);
  return clitic ? [word, word.slice(clitic.length)] : [word];
};

/** The same words stand in many classes and choices, and are spelt once. */
const spellingOf = (language: Language): SpellWords => {
  const known = new Map<string, readonly string[]>();
  return (piece) => {
    const words = known.get(piece) ?? phraseWords(piece, language);
    known.set(piece, words);
    return words;
  };
};

const treeOf = (source: FeelingWords, language: Language): Node<Meaning> => {
  const root = newNode<Meaning>();
  const spell = spellingOf(language);
  const addAll = (phrases: string, meaning: Meaning): void => {
    // What stands among the words and among the events counts once.
    const isSame = (other: Meaning) =>
      other?.feeling === meaning?.feeling && other?.strength === meaning?.strength;
    for (const phrase of phrasesOf(phrases))
      addPhrase(root, slotsOf(phrase, spell, wordClasses[language]), isSame, meaning);
  };
  for (const feeling of FEELING_NAMES) {
    for (const strength of written) addAll(source[feeling][strength], { feeling, strength });
    addAll(lifeEvents[language][feeling] ?? '', { feeling, strength: 'signs' });
    addAll(ownDeeds[language][feeling] ?? '', { feeling, strength: 'deeds' });
  }
  addAll(idioms[language], null);
  return root;
};

/** What situations are made of, apart from the words of feelings: it silences none of them. */
const situationTreeOf = (language: Language): Node<SituationCue> => {
  const root = newNode<SituationCue>();
  const spell = spellingOf(language);
  for (const cue of SITUATION_CUES)
    for (const phrase of phrasesOf(situationWords[language][cue]))
      addPhrase(root, slotsOf(phrase, spell, wordClasses[language]), (other) => other === cue, cue);
  return root;
};

type Walk = { list: TokenList; forms: readonly (readonly string[])[] };
type Passing = { denying: ReadonlySet<string>; strong: ReadonlySet<string> };

/** Everything that phrases of a tree mean from one word on. */
const findAt = <Sense>(
  root: Node<Sense>,
  first: number,
  { list: { tokens, breaks }, forms }: Walk,
  { denying, strong }: Passing,
): FoundOf<Sense>[] => {
  const found: FoundOf<Sense>[] = [];
  let places: Place<Sense>[] = [{ node: root, gap: 0 }];
  for (let last = first; last < tokens.length; last += 1) {
    const word = tokens[last]?.word ?? '';
    if (last > first && breaks.has(last)) break;
    const next = stepOver(places, forms[last] ?? [], !denying.has(word));
    // "was really racing" is "was racing".
    const passed = last > first && strong.has(word) ? places : [];
    if (next.length + passed.length === 0) break;
    for (const { node, gap } of next)
      for (const meaning of gap === 0 ? node.meanings : []) found.push({ meaning, first, last });
    places = [...next, ...passed];
  }
  return found;
};

/** Makes the words of one language quick to find; a gap never passes over a word of `denying`. Takes time by the length of a sentence. */
export const buildLexicon = (
  source: FeelingWords,
  language: Language,
  denying: ReadonlySet<string> = new Set(),
): Lexicon => {
  const root = treeOf(source, language);
  const situations = situationTreeOf(language);
  const passing = { denying, strong: degreesIn(language).strong };
  return {
    find(list) {
      const walk = { list, forms: list.tokens.map(({ word }) => formsOf(word, language)) };
      const told = withoutInner(list.tokens.flatMap((_token, first) => findAt(root, first, walk, passing)));
      const cues = list.tokens.flatMap((_token, first) => findAt(situations, first, walk, passing));
      const meant = situationsIn(cues.map(({ meaning, ...place }) => ({ cue: meaning, ...place })));
      return withoutRepeated([
        ...told,
        ...meant.map((situation): Match => ({ ...situation, strength: 'signs' })),
      ]);
    },
  };
};

/** Words after which no phrase goes on that began before them. */
const longestPhrase = 24;

/** The longest words count: "not good enough" is no "good enough". */
const withoutInner = (all: readonly Found[]): Match[] =>
  all
    .filter((one, index) => !hasOuter(all, one, index))
    .flatMap(({ meaning, first, last }) => (meaning ? [{ ...meaning, first, last }] : []));

const lengthOf = ({ first, last }: Match): number => last - first;

/** Of phrases of one feeling that overlap, the clearest and longest: what is said once counts once. */
const withoutRepeated = (all: readonly Match[]): Match[] => {
  const inOrder = all.toSorted(
    (a, b) => strengths.indexOf(a.strength) - strengths.indexOf(b.strength) || lengthOf(b) - lengthOf(a),
  );
  const kept = new Map<FeelingName, Match[]>();
  for (const one of inOrder) {
    const own = kept.get(one.feeling) ?? [];
    if (own.some((other) => other.first <= one.last && one.first <= other.last)) continue;
    kept.set(one.feeling, [...own, one]);
  }
  return [...kept.values()].flat().toSorted((a, b) => a.first - b.first);
};

/** Whether something longer lies around it; `all` are in the order of their first words. */
const hasOuter = (all: readonly Found[], one: Found, index: number): boolean => {
  for (let at = index + 1; at < all.length; at += 1) {
    const other = all[at];
    if (!other || other.first > one.first) break;
    if (isInside(one, other)) return true;
  }
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = all[at];
    if (!other || other.first < one.first - longestPhrase) break;
    if (isInside(one, other)) return true;
  }
  return false;
};

const isInside = (one: Found, other: Found): boolean => {
  if (other.first > one.first || other.last < one.last) return false;
  if (other.last - other.first > one.last - one.first) return true;
  if (other.meaning === null) return true;
  return (
    other.meaning.feeling === one.meaning?.feeling &&
    strengths.indexOf(other.meaning.strength) < strengths.indexOf(one.meaning.strength)
  );
};
