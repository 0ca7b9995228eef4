import type { Analysis, EmotionInsight } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { summariseIn } from '@reflectory/domain/reading';
import { sentencesOf } from '@reflectory/reader/sentences';
import { wholePercentages } from '@reflectory/reader/percentages';
import { places } from '@reflectory/reader/places';
import { suggest } from '../suggestions.ts';
import { findQuote } from './find-quote.ts';
import { isPlain } from './is-plain.ts';
import type { ReadingAnswer } from './reading-answer.ts';

const MOST_FEELINGS = 4;
const LONGEST_SUMMARY = 600;
const weights = { hint: 1, clear: 2, strong: 3 } as const;

type Answered = {
  engine: string;
  answer: ReadingAnswer;
  text: string;
  instructions: string;
  language: Language;
  /** What the built-in engine found: themes and measures are taken of it. */
  local: Analysis;
  /** Whether only the beginning was sent. */
  isCut: boolean;
};

type Felt = {
  feeling: ReadingAnswer['feelings'][number]['feeling'];
  weight: number;
  evidence: EmotionInsight['evidence'];
};

/** What a provider said, as far as the text bears it out; the rest is dropped and counted. */
export function checkedReading({
  engine,
  answer,
  text,
  instructions,
  language,
  local,
  isCut,
}: Answered): Analysis {
  const sentences = sentencesOf(text);
  const felt = new Map<string, Felt>();
  let dropped = 0;
  for (const { feeling, strength, quote } of answer.feelings) {
    const found = findQuote(text, quote);
    if (!found) {
      dropped += 1;
      continue;
    }
    const sentence = sentences.find(({ start, end }) => start <= found.start && found.end <= end) ?? found;
    const { start, end } = sentence;
    // Summaries put it between marks of their own.
    const terms = [text.slice(found.start, found.end).replace(/[.!?…؟]+$/u, '')];
    const one = felt.get(feeling) ?? { feeling, weight: 0, evidence: [] };
    one.weight = Math.max(one.weight, weights[strength]);
    one.evidence.push({ sentence: text.slice(start, end), start, end, terms });
    felt.set(feeling, one);
  }
  const most = [...felt.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MOST_FEELINGS);
  const shares = wholePercentages(most.map(({ weight }) => weight));
  const emotions = most.map(({ feeling, evidence }, index): EmotionInsight => ({
    emotion: feeling,
    ...places[feeling],
    percentage: shares[index] ?? 0,
    evidence,
  }));
  const summary = answer.summary.trim();
  const isShown =
    summary.length > 0 && summary.length <= LONGEST_SUMMARY && isPlain(summary, { text, instructions });
  if (!isShown) dropped += 1;
  const { corrections: _ofLocal, ...kept } = local;
  return {
    ...kept,
    engine,
    language,
    summary: isShown ? summary : summariseIn(language, emotions, local.themes),
    emotions,
    suggestions: suggest(emotions, local.themes),
    provider: { outcome: 'answered', dropped, ...(isCut && { isCut }) },
  };
}
