import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { AskedSpan } from './asked-days.ts';
import { findSpans } from './find-spans.ts';
import type { Intent } from './question-words.ts';
import { type Phrase, phraseAt, type Vocabulary, vocabularyFor, type Word, wordsOf } from './vocabulary.ts';

/** What was understood of a question. */
export type Question = {
  intent: Intent | null;
  /** Words that entries have to have, as they were typed and as they are compared. */
  topics: Word[];
  feeling: EmotionFamily | null;
  /** At most two. */
  spans: AskedSpan[];
  /** Whether it goes on from the one before. */
  goesOn: boolean;
};

/** Words of a topic that count. */
const MOST_TOPICS = 6;

type Place = { start: number; end: number };

function findPhrase(
  words: readonly Word[],
  phrases: readonly Phrase[],
  isFree: (at: number) => boolean,
): Place | null {
  for (const phrase of phrases)
    for (let at = 0; at + phrase.length <= words.length; at += 1)
      if (isFree(at) && phraseAt(words, at, [phrase])) return { start: at, end: at + phrase.length };
  return null;
}

function findIntent(words: readonly Word[], vocabulary: Vocabulary, isFree: (at: number) => boolean) {
  for (const [intent, phrases] of vocabulary.intents) {
    const place = findPhrase(words, phrases, isFree);
    if (place) return { intent, place };
  }
  return null;
}

/** An adjective is what was felt; in "did I write about fear" it is a word. */
function findFeeling(
  words: readonly Word[],
  { families, writing }: Vocabulary,
  isFree: (at: number) => boolean,
) {
  if (findPhrase(words, writing, () => true)) return null;
  const at = words.findIndex(({ folded }, index) => isFree(index) && families.has(folded));
  const family = families.get(words[at]?.folded ?? '');
  return family === undefined ? null : { family, at };
}

/** Of something one asks how often it came, and what was said of it. */
function intentOf(asked: Intent | null, isAboutSomething: boolean): Intent | null {
  if (!isAboutSomething) return asked;
  return asked === 'amount' ? 'count' : asked === 'themes' ? 'find' : asked;
}

/** Reads a question by its words, in whichever language it is asked; `language` where they do not say. */
function parseQuestion(
  text: string,
  now: { today: string; year: number | null; language: Language },
): Question {
  const words = wordsOf(text);
  const vocabulary = vocabularyFor(words, now.language);
  const taken = new Set<number>();
  const take = ({ start, end }: Place) => {
    for (let at = start; at < end; at += 1) taken.add(at);
  };
  const isFree = (at: number) => !taken.has(at);
  const compare = findPhrase(
    words,
    vocabulary.intents.find(([intent]) => intent === 'compare')?.[1] ?? [],
    isFree,
  );
  const spans = findSpans(words, vocabulary, now, compare !== null);
  for (const span of spans) take(span);
  const asked = findIntent(words, vocabulary, isFree);
  const beginning = phraseAt(words, 0, vocabulary.goesOn);
  const goesOn = beginning !== null && (asked === null || asked.place.start < beginning.length);
  if (asked) take(asked.place);
  if (goesOn && beginning) take({ start: 0, end: beginning.length });
  const feeling = findFeeling(words, vocabulary, isFree);
  if (feeling) take({ start: feeling.at, end: feeling.at + 1 });
  const isTopic = ({ folded }: Word, at: number) =>
    isFree(at) && folded.length > 1 && !vocabulary.little.has(folded) && !vocabulary.units.has(folded);
  const topics = words.filter(isTopic).slice(0, MOST_TOPICS);
  const isTwo = spans.length > 1 && (asked === null || asked.intent === 'compare');
  return {
    intent: isTwo ? 'compare' : intentOf(asked?.intent ?? null, topics.length > 0 || feeling !== null),
    topics,
    feeling: feeling?.family ?? null,
    spans: spans.slice(0, isTwo ? 2 : 1).map(({ span }) => span),
    goesOn,
  };
}

const yearOf = ({ spans }: Question): number | null => {
  const day = spans.at(-1)?.from ?? spans.at(-1)?.to;
  return day ? Number(day.slice(0, 4)) : null;
};

const isOpen = ({ topics, feeling }: Question) => topics.length === 0 && feeling === null;

/** What a question means after the one before it. */
function goOn(before: Question, now: Question): Question {
  const isShort = now.intent === null && isOpen(now);
  const isAboutThat =
    isOpen(now) &&
    now.spans.length === 0 &&
    now.intent !== null &&
    !['themes', 'best', 'worst'].includes(now.intent);
  if (!now.goesOn && !isShort && !isAboutThat) return now;
  const keeps = isOpen(now) && now.intent !== 'themes';
  return {
    // "What about" asks for the same of something else.
    intent: now.goesOn && now.intent === 'find' ? before.intent : (now.intent ?? before.intent),
    topics: keeps ? before.topics : now.topics,
    feeling: keeps ? before.feeling : now.feeling,
    spans: now.spans.length > 0 ? now.spans : before.spans,
    goesOn: now.goesOn,
  };
}

/** Reads the last of some questions, which may go on from those before it. */
export function readQuestions(
  questions: readonly string[],
  now: { today: string; language: Language },
): Question {
  let known: Question | null = null;
  for (const text of questions) {
    const year: number | null = known && yearOf(known);
    const alone = parseQuestion(text, { ...now, year: null });
    // Signs alone, as 😀, say nothing of the question before.
    if (wordsOf(text).length === 0) {
      known = alone;
      continue;
    }
    const isGoingOn = alone.goesOn || (alone.intent === null && isOpen(alone));
    const read: Question = known && isGoingOn ? parseQuestion(text, { ...now, year }) : alone;
    known = known ? goOn(known, read) : read;
  }
  if (!known) throw new Error('There is no question');
  return known;
}
