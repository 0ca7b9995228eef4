import { createHash } from 'node:crypto';
import type { CitedPlace } from '@reflectory/contracts/conversations';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { LONGEST_QUOTE, pieceOf, quoteAt } from '@reflectory/domain/quotes';
import { markWords, type SoughtWords } from '@reflectory/domain/search';
import { sentencesOf } from '@reflectory/reader/sentences';
import type { EntryDay, QuotableEntry } from './facts.repository.ts';

/** A place that is quoted, with its words as they are shown. */
export type Quote = { place: CitedPlace; sentence: string };
export type ChosenQuotes = {
  quotes: Quote[];
  /** Whether an entry speaks of suicide that would have been quoted. */
  care: boolean;
};

/** Characters of a sentence from which on it says something. */
const SHORTEST_TELLING = 40;

export const checkOf = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, 16);

/** Sentences that the feelings of an entry rest on; of one family alone where it is asked for. */
function evidenceOf({ emotions }: QuotableEntry, family: EmotionFamily | null): ReadonlySet<string> {
  const sentences = emotions
    .filter((found) => family === null || found.family === family)
    .flatMap(({ evidence }) => (Array.isArray(evidence) ? (evidence as unknown[]) : []))
    .map((one) => (typeof one === 'object' && one !== null && 'sentence' in one ? one.sentence : null));
  return new Set(sentences.filter((sentence) => typeof sentence === 'string'));
}

type Wanted = {
  words: SoughtWords;
  family: EmotionFamily | null;
  most: number;
  /** Places come in an order that was asked for: the first day, the last. */
  isOrdered: boolean;
};
type Rated = { quote: Quote; score: number; text: string };

/** The sentence of an entry that says best what was asked for; null where none has its words. */
function bestOf(entry: QuotableEntry, day: string, { words, family }: Wanted): Rated | null {
  const evidence = evidenceOf(entry, family);
  let best: Rated | null = null;
  for (const { text, start, end } of sentencesOf(entry.text)) {
    const marks = markWords(text, words);
    if (words.size > 0 && marks.length === 0) continue;
    const isTelling = text.length >= SHORTEST_TELLING && text.length <= LONGEST_QUOTE;
    const isEvidence = evidence.has(text);
    const score = Math.min(marks.length, 3) * 2 + (isEvidence ? 3 : 0) + (isTelling ? 1 : 0);
    if (best && score <= best.score) continue;
    const piece = pieceOf(entry.text, { start, end }, start + (marks[0]?.[0] ?? 0));
    const place = {
      entry_id: entry.id,
      day,
      ...piece,
      check: checkOf(entry.text.slice(piece.start, piece.end)),
    };
    best = {
      score,
      text: entry.text,
      quote: { place, sentence: quoteAt(entry.text, piece) },
    };
  }
  return best;
}

/** Chooses sentences of different days, the best first, and puts them in the order of their days. */
export function chooseQuotes(
  places: readonly EntryDay[],
  entries: readonly QuotableEntry[],
  wanted: Wanted,
): ChosenQuotes {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rated = places
    .flatMap(({ entry_id: id, day }) => {
      const entry = byId.get(id);
      return (entry && bestOf(entry, day, wanted)) ?? [];
    })
    .toSorted((a, b) => (wanted.isOrdered ? 0 : b.score - a.score));
  const quotes: Quote[] = [];
  let care = false;
  for (const { quote, text } of rated) {
    if (quotes.length === wanted.most) break;
    if (quotes.some(({ place }) => place.day === quote.place.day)) continue;
    if (speaksOfSuicide(text)) care = true;
    else quotes.push(quote);
  }
  return { quotes: quotes.toSorted((a, b) => (a.place.day < b.place.day ? -1 : 1)), care };
}
