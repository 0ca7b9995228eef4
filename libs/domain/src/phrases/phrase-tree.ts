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

/** Adds the places after `node` where a word stands in one of `forms`; a gap passes over nothing at all, too. */
const addPlacesAfter = <Meaning>(found: Place<Meaning>[], node: Node<Meaning>, forms: readonly string[]) => {
  const add = (nodes: readonly Node<Meaning>[] | undefined): void => {
    for (const next of nodes ?? []) {
      found.push({ node: next, gap: 0 });
      if (next.gap) found.push({ node: next.gap, gap: widestGap });
    }
  };
  for (const form of forms) {
    add(node.words?.get(form));
    if (!node.beginnings) continue;
    const longest = Math.min(form.length, longestBeginning);
    for (let length = shortestBeginning; length <= longest; length += 1)
      add(node.beginnings.get(form.slice(0, length)));
  }
};

/** How far phrases are read after one more word, which stands there in these forms and may lie in a gap or not. */
export const stepOver = <Meaning>(
  places: readonly Place<Meaning>[],
  forms: readonly string[],
  mayLieInGap: boolean,
): Place<Meaning>[] => {
  const found: Place<Meaning>[] = [];
  for (const { node } of places) addPlacesAfter(found, node, forms);
  if (mayLieInGap) for (const { node, gap } of places) if (gap > 0) found.push({ node, gap: gap - 1 });
  return found;
};
