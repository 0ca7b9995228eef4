import type { Sentence } from './corpus.schema.ts';
import { tokensOf } from './tokens.ts';

/** What is compared: a text and where it stands. */
export type Placed = Pick<Sentence, 'text' | 'language' | 'place'>;

type Read = { sentence: Placed; tokens: readonly string[]; words: ReadonlySet<string> };

const LIKENESS = 0.6;
const GRAM = 5;
const MOST_WITH_A_FRAME = 3;
/** How many of a language's most frequent words make frames: those that carry no content. */
const FRAME_WORDS = 100;

const gramsOf = (tokens: readonly string[]): string[] =>
  tokens
    .slice(0, Math.max(tokens.length - GRAM + 1, 0))
    .map((_, index) => tokens.slice(index, index + GRAM).join(' '));

const groupBy = <Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
};

const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
};

/** Half of the shorter one's five-word runs stand in the other as well. */
const sharesRuns = (a: Read, b: Read): boolean => {
  const [short, long] = a.tokens.length <= b.tokens.length ? [a, b] : [b, a];
  const [own, other] = [gramsOf(short.tokens), new Set(gramsOf(long.tokens))];
  return own.length > 0 && own.filter((gram) => other.has(gram)).length * 2 >= own.length;
};

const findNearDuplicates = (all: readonly Read[]): string[] => {
  const faults: string[] = [];
  const frequency = groupBy(all, ({ words }) => words);
  const rarity = (word: string) => frequency.get(word)?.length ?? 0;
  // Two that are alike share one of the rarer words of each: only those are compared.
  const candidates = groupBy(all, ({ words }) => {
    const rare = [...words].sort((a, b) => rarity(a) - rarity(b));
    return rare.slice(0, Math.ceil(rare.length * (1 - LIKENESS)) + 1);
  });
  const seen = new Set<string>();
  for (const group of candidates.values())
    for (const [index, a] of group.entries())
      for (const b of group.slice(index + 1)) {
        const pair = `${a.sentence.place} and ${b.sentence.place}`;
        if (seen.has(pair)) continue;
        seen.add(pair);
        if (jaccard(a.words, b.words) > LIKENESS || sharesRuns(a, b))
          faults.push(`${pair} are nearly the same`);
      }
  return faults;
};

/** The sentence with `_` for every run of words that carry content; null when too little is left to be a frame. */
const frameOf = ({ tokens }: Read, frameWords: ReadonlySet<string>): string | null => {
  const frame: string[] = [];
  for (const token of tokens) {
    if (frameWords.has(token)) frame.push(token);
    else if (frame.at(-1) !== '_') frame.push('_');
  }
  return frame.filter((word) => word !== '_').length >= 3 ? frame.join(' ') : null;
};

const findFrames = (all: readonly Read[]): string[] => {
  const counts = new Map<string, number>();
  for (const { tokens } of all) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, FRAME_WORDS);
  const frameWords = new Set(frequent.map(([word]) => word));
  const frames = groupBy(all, (one) => {
    const ends = [...one.tokens.slice(0, 4), '…', ...one.tokens.slice(-2)].join(' ');
    const frame = frameOf(one, frameWords);
    return one.tokens.length > 6 && frame !== ends && frame !== null ? [frame, ends] : [ends];
  });
  return [...frames]
    .filter(([, group]) => group.length > MOST_WITH_A_FRAME)
    .map(
      ([frame, group]) =>
        `${group.map(({ sentence }) => sentence.place).join(', ')} share the frame "${frame}"`,
    );
};

/** Sentences of one language that are nearly the same, and frames that more than three share. */
export const findRepetitions = (sentences: readonly Placed[]): string[] =>
  [...groupBy(sentences, ({ language }) => [language]).values()].flatMap((group) => {
    const all = group.map((sentence): Read => {
      const tokens = tokensOf(sentence.text);
      return { sentence, tokens, words: new Set(tokens) };
    });
    return [...findNearDuplicates(all), ...findFrames(all)];
  });
