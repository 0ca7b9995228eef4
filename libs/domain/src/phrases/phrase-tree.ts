import type { Slot } from './pattern.ts';

/** What may follow: exact words, beginnings of words, something after a gap, and what the words so far mean. */
export type Node<Meaning> = {
  words?: Map<string, Node<Meaning>[]>;
  beginnings?: Map<string, Node<Meaning>[]>;
  gap?: Node<Meaning>;
  meanings: Meaning[];
  /** The same branches by all their words, so that phrases which begin alike share them. */
  branches?: Map<string, Node<Meaning>>;
};
/** How far a phrase is read: after which node, and how many more words a gap may pass over. */
export type Place<Meaning> = { node: Node<Meaning>; gap: number };

const shortestBeginning = 2;
/** No phrase begins a word with more; a longer word is looked up by no more. */
const longestBeginning = 24;
/** Words that a gap of a pattern passes over at most. */
const widestGap = 3;

/** Most nodes are the last of a phrase, so that maps are made where something follows. */
export const newNode = <Meaning>(): Node<Meaning> => ({ meanings: [] });

/** The node after one of `words`. */
const branchOf = <Meaning>(node: Node<Meaning>, words: readonly string[]): Node<Meaning> => {
  const key = words.join(' ');
  const known = node.branches?.get(key);
  if (known) return known;
  const next = newNode<Meaning>();
  (node.branches ??= new Map()).set(key, next);
  for (const word of words) {
    const [branch, start] = word.endsWith('*')
      ? [(node.beginnings ??= new Map()), word.slice(0, -1)]
      : [(node.words ??= new Map()), word];
    const nodes = branch.get(start);
    if (nodes) nodes.push(next);
    else branch.set(start, [next]);
  }
  return next;
};

/** Adds a phrase; what it means stands at the nodes where it ends. */
export const addPhrase = <Meaning>(
  root: Node<Meaning>,
  slots: readonly Slot[],
  isSame: (other: Meaning) => boolean,
  meaning: Meaning,
): void => {
  let nodes = [root];
  for (const slot of slots) {
    if (slot === 'gap') nodes = nodes.map((node) => (node.gap ??= newNode()));
    else {
      const next = nodes.map((node) => branchOf(node, slot.words));
      nodes = slot.isOptional ? [...nodes, ...next] : next;
    }
  }
  for (const node of nodes) if (node !== root && !node.meanings.some(isSame)) node.meanings.push(meaning);
};

const nodesAfter = <Meaning>(node: Node<Meaning>, forms: readonly string[]): Node<Meaning>[] => {
  const found: Node<Meaning>[] = [];
  for (const form of forms) {
    found.push(...(node.words?.get(form) ?? []));
    if (!node.beginnings) continue;
    const longest = Math.min(form.length, longestBeginning);
    for (let length = shortestBeginning; length <= longest; length += 1)
      found.push(...(node.beginnings.get(form.slice(0, length)) ?? []));
  }
  return found;
};

/** A gap passes over nothing at all, too. */
const placesAt = <Meaning>(node: Node<Meaning>): Place<Meaning>[] => {
  const place = { node, gap: 0 };
  return node.gap ? [place, { node: node.gap, gap: widestGap }] : [place];
};

/** How far phrases are read after one more word, which stands there in these forms and may lie in a gap or not. */
export const stepOver = <Meaning>(
  places: readonly Place<Meaning>[],
  forms: readonly string[],
  mayLieInGap: boolean,
): Place<Meaning>[] => [
  ...places.flatMap(({ node }) => nodesAfter(node, forms)).flatMap(placesAt),
  ...(mayLieInGap ? places : [])
    .filter(({ gap }) => gap > 0)
    .map(({ node, gap }) => ({ node, gap: gap - 1 })),
];
