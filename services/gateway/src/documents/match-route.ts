const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** How exactly a route pattern (`:name` for one segment, a final `*` for any rest) fits a path; null when it does not. */
export function scoreRoute(pattern: string, path: string): number | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null;
  let score = isOpen ? 0 : 1;
  for (const [index, segment] of wanted.entries()) {
    const isName = segment.startsWith(':');
    if (!isName && segment !== given[index]) return null;
    score += isName ? 2 : 3;
  }
  return score;
}

/** The item whose route fits a path best; null when none does. */
export function findByRoute<Item>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  path: string,
): Item | null {
  let best: Item | null = null;
  let bestScore = -1;
  for (const item of items) {
    const score = scoreRoute(patternOf(item), path) ?? -1;
    if (score > bestScore) [best, bestScore] = [item, score];
  }
  return best;
}
