import type { EmotionFamily } from '@reflectory/contracts/journal';

/** What a question wants to know. */
export const INTENTS = [
  'compare',
  'best',
  'worst',
  'first',
  'last',
  'amount',
  'count',
  'themes',
  'feel',
  'who',
  'find',
] as const;
export type Intent = (typeof INTENTS)[number];

export type Unit = 'day' | 'week' | 'month' | 'year';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** How a language asks. Phrases are parted by `|`, single words by spaces; each as it is spelt. */
export type QuestionWords = {
  intents: Readonly<Record<Intent, string>>;
  /** Phrases that say that a word is looked for, so that words of feeling are words as others are. */
  writing: string;
  /** Phrases that begin what goes on from the question before. */
  goesOn: string;
  /** Phrases of each month, January first. */
  months: readonly string[];
  /** Months and seasons that mean something else as well, and words that do not tell which is meant. */
  doubtful: string;
  seasons: Readonly<Record<Season, string>>;
  units: Readonly<Record<Unit, string>>;
  yesterday: string;
  today: string;
  /** Words beside a month, a season or a unit. */
  past: string;
  current: string;
  ago: string;
  since: string;
  before: string;
  after: string;
  between: string;
  /** Words that a year, a month or a season is introduced by. */
  during: string;
  numbers: Readonly<Record<string, number>>;
  feelings: Readonly<Record<EmotionFamily, string>>;
  /** Words that tell nothing of what is asked for. */
  little: string;
};
