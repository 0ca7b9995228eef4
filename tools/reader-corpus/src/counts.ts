import type { Corpus } from './corpus.schema.ts';
import { partOf } from './split.ts';

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): string => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return sorted.map(([key, count]) => `${key} ${count}`).join(', ');
};

/** How much there is, by everything that is labelled. */
export const countCorpus = ({ sentences, entries }: Corpus): string[] => [
  `${sentences.length} sentences: ${countBy(sentences, ({ language }) => language)}`,
  `  part   ${countBy(sentences, partOf)}`,
  `  kind   ${countBy(sentences, ({ kind }) => kind)}`,
  `  theme  ${countBy(sentences, ({ theme }) => theme)}`,
  `  voice  ${countBy(sentences, ({ voice }) => voice)}`,
  `  feel   ${countBy(
    sentences.flatMap(({ feelings }) => feelings),
    ({ feeling }) => feeling,
  )}`,
  `  not    ${countBy(
    sentences.flatMap(({ not = [] }) => not),
    ({ why }) => why,
  )}`,
  `${entries.length} entries: ${countBy(entries, ({ language }) => language)}`,
  `  part   ${countBy(entries, partOf)}`,
];
