import type { EmotionInsight } from '@reflectory/contracts/journal';
import type { EmotionSource } from '../lexicon/emotion-source.ts';
import type { Lexicon, LexiconEntry, LexiconPhrase } from '../lexicon/lexicon.ts';
import { feelingVerbs, strengtheners } from '../lexicon/modifiers.ts';
import type { Sentence, Token } from '../reading/token.ts';
import { degreeAt } from './degree.ts';
import { evidenceOf, termOf } from './mention.ts';
import type { Mention } from './mention.ts';
import { wholePercentages } from './whole-percentages.ts';

/** A clear one is more than a slight word in passing. */
type EmotionMention = Mention & { emotion: string; isClear: boolean };
type Match = { entry: LexiconEntry; last: number };

/** A denied word only hints at its opposite. */
const denialWeight = 0.4;

const isSame = (token: Token, word: string): boolean => token.word === word || token.lemma === word;

/** Hyphens and degrees ("was really racing") may stand between the words of a phrase. */
const mayPass = (token: Token): boolean =>
  token.isWord ? strengtheners.has(token.word) : !/^[.,;:!?]/u.test(token.word);

/** Index of the last token of the phrase, or null when the words at `from` are not the phrase. */
const endOfPhrase = (tokens: readonly Token[], from: number, { words }: LexiconPhrase): number | null => {
  let index = from;
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    let token = tokens[index];
    if (token && place > 0 && !isSame(token, word) && mayPass(token)) token = tokens[(index += 1)];
    if (!token || !isSame(token, word)) return null;
    index += 1;
  }
  return index - 1;
};

const fits = ({ only }: LexiconEntry, token: Token, previous: Token | undefined): boolean => {
  if (only === null || token.part === only) return true;
  return (
    only === 'ADJ' &&
    previous !== undefined &&
    (feelingVerbs.has(previous.lemma) || feelingVerbs.has(previous.word))
  );
};

/** The forms under which a token is looked up, its own before its lemma. */
const keysOf = ({ word, lemma }: Token): readonly string[] => (word === lemma ? [word] : [word, lemma]);

const matchAt = (tokens: readonly Token[], index: number, lexicon: Lexicon): Match | null => {
  const token = tokens[index];
  if (!token?.isWord) return null;
  const keys = keysOf(token);
  for (const key of keys)
    for (const phrase of lexicon.phrases.get(key) ?? []) {
      const last = endOfPhrase(tokens, index, phrase);
      if (last !== null) return { entry: phrase.entry, last };
    }
  for (const key of keys) {
    const entry = lexicon.words.get(key)?.find((candidate) => fits(candidate, token, tokens[index - 1]));
    if (entry) return { entry, last: index };
  }
  return null;
};

const mentionsIn = (sentence: Sentence, lexicon: Lexicon): EmotionMention[] => {
  const { tokens } = sentence;
  const mentions: EmotionMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const from = index;
    const match = matchAt(tokens, from, lexicon);
    const [first, last] = [tokens[from], tokens[match?.last ?? from]];
    if (!match || !first || !last) continue;
    const { source, weight } = match.entry;
    index = match.last;
    if (source === null) continue;
    const { denier, factor } = degreeAt(tokens, from);
    const emotion = denier ? source.denied : source.emotion;
    if (emotion === undefined) continue;
    mentions.push({
      sentence,
      emotion,
      terms: [termOf(sentence, denier ?? first, last)],
      weight: weight * (denier ? denialWeight : factor),
      isClear: weight > 1,
    });
  }
  return mentions;
};

/** The feelings that the words of a text speak of, the strongest first. */
export const findEmotions = (
  sentences: readonly Sentence[],
  lexicon: Lexicon,
  sources: readonly EmotionSource[],
): EmotionInsight[] => {
  const mentions = sentences.flatMap((sentence) => mentionsIn(sentence, lexicon));
  // A single slight word says too little to give a share of anything.
  if (mentions.length < 2 && !mentions.some(({ isClear }) => isClear)) return [];
  const felt = sources
    .map((source) => {
      const own = mentions.filter(({ emotion }) => emotion === source.emotion);
      return { source, own, weight: own.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const percentages = wholePercentages(felt.map(({ weight }) => weight));
  return felt
    .map(({ source: { emotion, family, valence, arousal }, own }, index) => ({
      emotion,
      family,
      percentage: percentages[index] ?? 0,
      valence,
      arousal,
      evidence: evidenceOf(own),
    }))
    .filter(({ percentage }) => percentage > 0);
};
