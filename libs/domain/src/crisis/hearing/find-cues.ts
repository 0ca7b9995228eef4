import {
  addPhrase,
  newNode,
  type Node,
  phrasesOf,
  type Place,
  slotsOf,
  stepOver,
} from '../../phrases/index.ts';
import { plainText } from '../plain-text.ts';
import { type Cue, CUES, type Hit } from './cues.ts';
import type { HeardText } from './sentences.ts';
import type { Speech } from './speech.ts';

/** Finds what the words of a text say, in order. */
export type CueFinder = (text: HeardText, names: ReadonlySet<string>) => Hit[];

/** Rests after the phrases of each cue: they are thousands. */
const growTree = function* (speech: Speech): Generator<undefined, Node<Cue>> {
  const root = newNode<Cue>();
  const known = new Map<string, readonly string[]>();
  const spell = (piece: string): readonly string[] => {
    const words = known.get(piece) ?? spelt(piece, speech);
    known.set(piece, words);
    return words;
  };
  for (const words of speech.cues)
    for (const cue of CUES) {
      for (const phrase of phrasesOf(words[cue] ?? ''))
        addPhrase(root, slotsOf(phrase, spell, speech.classes), (other) => other === cue, cue);
      yield;
    }
  return root;
};

/** How a phrase says that its clause ends there. */
const clauseEnd = ['$'];

const spelt = (piece: string, { spell, prepare = String }: Speech): readonly string[] => {
  if (piece === '$') return clauseEnd;
  const isOpen = piece.endsWith('*');
  const plain = plainText(prepare(isOpen ? piece.slice(0, -1) : piece));
  // A hyphen parts words in texts as well.
  const words = plain.split('-').flatMap(spell);
  return isOpen ? words.with(-1, `${words.at(-1)}*`) : words;
};

/** Makes the phrases of a language quick to find; takes time by the length of a text. */
export const createCueFinder = (speech: Speech): CueFinder => {
  const growing = growTree(speech);
  let step = growing.next();
  while (!step.done) step = growing.next();
  return finderIn(step.value, speech);
};

/** Milliseconds of work before a page may do something else. */
const mostWorkMs = 5;

/** The same for a page that must go on answering its reader: `rest` is waited for whenever a few milliseconds were worked. */
export const createCueFinderInSteps = async (
  speech: Speech,
  rest: () => Promise<void>,
): Promise<CueFinder> => {
  const growing = growTree(speech);
  let since = performance.now();
  for (let step = growing.next(); ; step = growing.next()) {
    if (step.done) return finderIn(step.value, speech);
    if (performance.now() - since < mostWorkMs) continue;
    await rest();
    since = performance.now();
  }
};

const finderIn =
  (root: Node<Cue>, speech: Speech): CueFinder =>
  (text, names) => {
    const forms = text.words.map(speech.forms);
    const hits = text.words.flatMap((word, first) => {
      const found = hitsAt(first, { text, forms, root, speech });
      return names.has(word) ? [...found, { cue: 'other' as const, first, last: first }] : found;
    });
    return withoutInner(hits);
  };

type Walk = {
  text: HeardText;
  forms: readonly (readonly string[])[];
  root: Node<Cue>;
  speech: Speech;
};

const hitsAt = (first: number, { text, forms, root, speech }: Walk): Hit[] => {
  const { words, clauses } = text;
  const found: Hit[] = [];
  let places: Place<Cue>[] = [{ node: root, gap: 0 }];
  for (let last = first; last < words.length; last += 1) {
    const word = words[last] ?? '';
    const isNewClause = last > first && clauses[last] !== clauses[last - 1];
    if (isNewClause && !speech.joins.has(word)) break;
    const next = stepOver(places, forms[last] ?? [], true);
    const passed = last > first && speech.fillers.has(word) ? places : [];
    if (next.length + passed.length === 0) break;
    const isEnd = last + 1 === words.length || clauses[last + 1] !== clauses[last];
    const ended = isEnd ? stepOver(next, clauseEnd, false) : [];
    for (const { node, gap } of [...next, ...ended])
      for (const cue of gap === 0 ? node.meanings : []) found.push({ cue, first, last });
    places = [...next, ...passed];
  }
  return found;
};

const covers = (outer: Hit, { first, last }: Hit): boolean =>
  outer.first <= first && last <= outer.last && outer.last - outer.first > last - first;
const meets = (one: Hit, { first, last }: Hit): boolean => one.first <= last && first <= one.last;

/**
 * What a longer phrase says goes before what its words say alone: an idiom says nothing of what it touches, "not" in "could not"
 * denies nothing else, and who lives in a flat does not live.
 */
const withoutInner = (hits: readonly Hit[]): Hit[] => {
  const inOrder = hits.toSorted((a, b) => a.first - b.first);
  return inOrder.filter((hit, index) => {
    if (hit.cue === 'idiom' || hit.cue === 'dwell') return false;
    return !around(inOrder, index).some((other) => isSilenced(hit, other));
  });
};

const longestPhrase = 12;

/** Hits that may lie around one of them. */
const around = (hits: readonly Hit[], index: number): readonly Hit[] => {
  const hit = hits[index];
  if (!hit) return [];
  let [from, to] = [index, index];
  while (from > 0 && (hits[from - 1]?.first ?? 0) > hit.first - longestPhrase) from -= 1;
  while (to < hits.length && (hits[to]?.first ?? Infinity) <= hit.last) to += 1;
  return hits.slice(from, to);
};

const lived: readonly Cue[] = ['live', 'life', 'tired', 'wake', 'survive', 'go', 'see', 'seen'];

const isSilenced = (hit: Hit, other: Hit): boolean => {
  if (other.cue === 'idiom') return meets(other, hit) && !covers(hit, other);
  if (other.cue === 'dwell') return lived.includes(hit.cue) && meets(other, hit) && !covers(hit, other);
  return hit.cue === 'not' && covers(other, hit) && other.cue !== 'clear' && other.cue !== 'faint';
};
