import type { Seen } from './features.ts';

/** What was learned: weights of the table as whole steps of `step`, and how loud is enough. */
export type Weights = {
  table: Int8Array;
  step: number;
  bias: number;
  /** A window so loud is heard without a rule in a text of one sentence. */
  enough: number;
  /** What the rules hear is not heard where no window is so loud. */
  doubt: number;
  /** The same of what is said plainly. */
  plainDoubt: number;
};

/** How loud is enough. */
export type Levels = Pick<Weights, 'enough' | 'doubt' | 'plainDoubt'>;

/** How much louder a text has to be for each time that it is e times longer: of more sentences one is loud by chance. */
const LOUDER = 0.37;

/** How loud is enough in a text of so many sentences. */
export const enoughOf = (enough: number, sentences: number): number =>
  enough + LOUDER * Math.log(Math.max(sentences, 1));

/** Sentences that follow each other and how much they sound like a cry for help. */
export type Window = { from: number; to: number; score: number };

/** The sentence, or the two that follow each other, that sound most like a cry for help; null where there is none. */
export const loudestWindow = (
  seen: readonly Seen[],
  { table, step, bias }: Pick<Weights, 'table' | 'step' | 'bias'>,
): Window | null => {
  const scoreOf = (sum: number, count: number): number => bias + (step * sum) / Math.sqrt(Math.max(count, 1));
  const sums = seen.map(({ buckets }) => buckets.reduce((sum, bucket) => sum + (table[bucket] ?? 0), 0));
  let loudest: Window | null = null;
  for (const [from, sum] of sums.entries()) {
    const count = seen[from]?.buckets.length ?? 0;
    const both = scoreOf(sum + (sums[from + 1] ?? 0), count + (seen[from + 1]?.buckets.length ?? 0));
    const alone = scoreOf(sum, count);
    const score = Math.max(alone, both);
    if (!loudest || score > loudest.score) loudest = { from, to: both > alone ? from + 1 : from, score };
  }
  return loudest;
};

const mostWords = 5;

/** The words of sentences that weighed most, in their order. */
export const weightiestWords = (seen: readonly Seen[], { table }: Pick<Weights, 'table'>): number[] => {
  const byWord = new Map<number, number>();
  for (const { buckets, words } of seen)
    for (const [index, bucket] of buckets.entries()) {
      const word = words[index] ?? 0;
      byWord.set(word, (byWord.get(word) ?? 0) + (table[bucket] ?? 0));
    }
  return [...byWord]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostWords)
    .map(([word]) => word)
    .toSorted((a, b) => a - b);
};
