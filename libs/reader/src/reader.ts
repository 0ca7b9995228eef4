import type { EmotionInsight } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { confidenceOf } from './confidence/confidence.ts';
import { type Signals, signalsOf, type WeighedMention } from './confidence/signals.ts';
import { evidenceOf, type Mention } from './evidence.ts';
import type { FeelingName } from './feelings.ts';
import { ar } from './lexicon/ar.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import type { FeelingWords } from './lexicon/feeling-words.ts';
import { fr } from './lexicon/fr.ts';
import { buildLexicon, type Match, type Strength } from './lexicon/lexicon.ts';
import { places } from './places.ts';
import { degreesIn } from './lexicon/degrees.ts';
import { createScopeMapper } from './scope/scope-map.ts';
import { denyingWordsIn } from './scope/scope-words.ts';
import { isSarcastic, type ScopeSign, signsOf } from './scope/scope.ts';
import { sentencesOf } from './text/sentences.ts';
import { type Token, tokensOf } from './text/tokens.ts';
import { wholePercentages } from './whole-percentages.ts';

/** A feeling that is named, with how likely it is that the writer felt it. */
export type NamedFeeling = EmotionInsight & { confidence: number };

/** What a text says of its writer's feelings: the strongest first, nothing where nothing is clear. */
export type Reading = {
  emotions: NamedFeeling[];
  /** Help is to be shown, since the text speaks of wanting to die; then no feelings are named. Never to be kept. */
  care: boolean;
};

/** Reads texts; deterministic, without a network. */
export type Reader = {
  /** Takes time by the length of the text alone. */
  analyse(text: string, options: { language: Language }): Reading;
};

type FeelingMention = Mention & WeighedMention & { feeling: FeelingName };
type Felt = { feeling: FeelingName; mentions: readonly FeelingMention[]; weight: number };

const words: Readonly<Record<Language, FeelingWords>> = { en, de, fr, ar };
const weights: Readonly<Record<Strength, number>> = { words: 1, signs: 0.9, deeds: 0.9, faint: 0.25 };

/** What is left of a word that names a feeling, by what stands around it. */
const leftOfWords: Readonly<Partial<Record<ScopeSign, number>>> = {
  negated: 0,
  conditional: 0.1,
  past: 0.2,
  other: 0.1,
  quoted: 0,
  title: 0,
  asked: 0.5,
};
/** The same of what tells of one: it mostly is about others, and its own words deny. */
const leftOfSigns: Readonly<Partial<Record<ScopeSign, number>>> = {
  negated: 0.4,
  conditional: 0.2,
  past: 0.4,
  quoted: 0,
  title: 0,
  asked: 0.5,
};

/** The same of what the writer does and gets: of somebody else it says nothing. */
const leftOfDeeds = { ...leftOfSigns, other: 0.1 };

/** A feeling with less than this is not named: faint words alone say too little. */
const LEAST = 0.55;
/** A feeling with less than this share of the strongest one is not named beside it. */
const LEAST_SHARE = 0.35;
/** Nobody names more, however much a day held; the share above keeps it at one to four mostly. */
const MOST_FEELINGS = 8;
const SARCASM_WEIGHT = 0.7;
const STRONGER = 1.5;
const WEAKER = 0.6;

const leftOf = (match: Match, signs: ReadonlySet<ScopeSign>): number => {
  const table =
    match.strength === 'signs' ? leftOfSigns : match.strength === 'deeds' ? leftOfDeeds : leftOfWords;
  let left = 1;
  // Who hopes says "perhaps".
  const isHope = match.feeling === 'hope';
  for (const sign of signs) left *= isHope && sign === 'conditional' ? 1 : (table[sign] ?? 1);
  return signs.has('sarcasm') && places[match.feeling].valence > 0 ? 0 : left;
};

/** What nobody is glad about: praise beside it is mockery. */
const isOfTrouble = ({ feeling, strength }: Match): boolean =>
  strength === 'signs' &&
  ['frustration', 'disappointment', 'worry', 'overwhelm', 'disgust'].includes(feeling);

const readerOf = (language: Language) => {
  const lexicon = buildLexicon(words[language], language, denyingWordsIn(language));
  const scope = createScopeMapper(language);
  const { strong, weak } = degreesIn(language);
  const degreeAt = (tokens: readonly Token[], { first, last }: Match): number => {
    const near = [tokens[first - 1], tokens[first - 2], tokens[last + 1]].map((token) => token?.word ?? '');
    if (near.some((word) => weak.has(word))) return WEAKER;
    return near.some((word) => strong.has(word)) ? STRONGER : 1;
  };
  return (text: string): FeelingMention[] => {
    const mentions: FeelingMention[] = [];
    let isMocking = false;
    let isTroubled = false;
    for (const sentence of sentencesOf(text)) {
      const list = tokensOf(sentence.text, language, sentence.start);
      const map = scope(sentence.text, sentence.start, list);
      const wasMocking = isMocking;
      const matches = lexicon.find(list);
      const isUnpleasant = matches.some(isOfTrouble);
      isMocking = isSarcastic(map, list, { isUnpleasant, isAfterTrouble: isTroubled });
      isTroubled = map.at.trouble.size > 0 || isUnpleasant;
      const termOf = (first: number, last: number): string => {
        const [from, to] = [list.tokens[first]?.start ?? 0, list.tokens[last]?.end ?? 0];
        return text.slice(from, to).replace(/\s+/gu, ' ');
      };
      if (isMocking) {
        const cue = Math.min(...map.at.sarcasm, ...map.at.praise);
        const term = termOf(cue, cue);
        const signs = new Set<ScopeSign>();
        mentions.push({
          feeling: 'frustration',
          weight: SARCASM_WEIGHT,
          sentence,
          term,
          strength: 'signs',
          signs,
        });
      }
      for (const match of matches) {
        const signs = signsOf(map, list, match, language);
        if (isMocking || wasMocking) signs.add('sarcasm');
        const weight = weights[match.strength] * leftOf(match, signs) * degreeAt(list.tokens, match);
        if (weight === 0) continue;
        const term = termOf(match.first, match.last);
        mentions.push({ feeling: match.feeling, weight, sentence, term, strength: match.strength, signs });
      }
    }
    return mentions;
  };
};

/** The feelings that are named, the strongest first. */
const strongestOf = (mentions: readonly FeelingMention[]): Felt[] => {
  const felt = [...Map.groupBy(mentions, ({ feeling }) => feeling)]
    .map(([feeling, own]): Felt => ({
      feeling,
      mentions: own,
      weight: own.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  const strongest = felt[0]?.weight ?? 0;
  return felt
    .filter(({ weight }) => weight >= LEAST && weight >= strongest * LEAST_SHARE)
    .slice(0, MOST_FEELINGS);
};

/** Makes a reader of all languages; each is made ready when it is first needed. */
export const createReader = (): Reader => {
  const readers = new Map<Language, (text: string) => FeelingMention[]>();
  const readerIn = (language: Language) => {
    const known = readers.get(language) ?? readerOf(language);
    readers.set(language, known);
    return known;
  };
  return {
    analyse(text, { language }) {
      if (speaksOfSuicide(text)) return { emotions: [], care: true };
      const named = strongestOf(readerIn(language)(text));
      const percentages = wholePercentages(named.map(({ weight }) => weight));
      return {
        emotions: named.map(({ feeling, mentions }, index) => ({
          emotion: feeling,
          ...places[feeling],
          percentage: percentages[index] ?? 0,
          confidence: confidenceOf(signalsOf(mentions, { language, named: named.length })),
          evidence: evidenceOf(mentions),
        })),
        care: false,
      };
    },
  };
};

/** Feelings as they are named and what speaks for each, by which their confidence is measured. */
export const createSignalReader = (
  language: Language,
): ((text: string) => { feeling: FeelingName; signals: Signals }[]) => {
  const read = readerOf(language);
  return (text) => {
    const named = strongestOf(read(text));
    return named.map(({ feeling, mentions }) => ({
      feeling,
      signals: signalsOf(mentions, { language, named: named.length }),
    }));
  };
};
