/** A copy with the largest weight first; equal weights keep their order. */
export function strongestFirst<Item>(items: readonly Item[], weight: (item: Item) => number): Item[] {
  return items.toSorted((first, second) => weight(second) - weight(first));
}

/** Index after `step` steps among `count` places; past the end it starts again (specification, section 4). */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count < 1) return 0;
  return (((index + step) % count) + count) % count;
}
