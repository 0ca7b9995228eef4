import type { Language } from '@reflectory/contracts/languages';
import { FEELING_NAMES, type FeelingName } from '../feelings.ts';
import { degreesIn } from './degrees.ts';
import { phraseWords, type TokenList } from '../text/tokens.ts';
import type { FeelingWords } from './feeling-words.ts';
import { lifeEvents } from './life-events.ts';
import { idioms } from './idioms.ts';

/** How clearly words speak of a feeling. */
export type Strength = 'words' | 'signs' | 'faint';

/** Words of a sentence that may speak of a feeling: indexes of their first and last token. */
export type Match = { feeling: FeelingName; strength: Strength; first: number; last: number };

/** Null: an idiom, which speaks of none. */
type Meaning = { feeling: FeelingName; strength: Strength } | null;
type Found = { meaning: Meaning; first: number; last: number };
/** What may follow: exact words, beginnings of words, and what the words so far mean. */
type Node = { words: Map<string, Node>; beginnings: Map<string, Node>; meanings: Meaning[] };

/** Finds what may speak of feelings. */
export type Lexicon = { find(list: TokenList): Match[] };

const strengths: readonly Strength[] = ['words', 'signs', 'faint'];
const shortestBeginning = 2;

const newNode = (): Node => ({ words: new Map(), beginnings: new Map(), meanings: [] });

const add = (root: Node, words: readonly string[], meaning: Meaning): void => {
  let node = root;
  for (const word of words) {
    const isOpen = word.endsWith('*');
    const [branch, key] = isOpen ? [node.beginnings, word.slice(0, -1)] : [node.words, word];
    const next = branch.get(key) ?? newNode();
    branch.set(key, next);
    node = next;
  }
  // What stands among the words and among the events counts once.
  const isThere = node.meanings.some(
    (other) => other?.feeling === meaning?.feeling && other?.strength === meaning?.strength,
  );
  if (node !== root && !isThere) node.meanings.push(meaning);
};

/** Clitics that Arabic writes in one with a word: the longest first. */
const arabicClitics = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'س'];

/** The forms under which a word is looked up. */
export const formsOf = (word: string, language: Language): readonly string[] => {
  if (language !== 'ar') return [word];
  const clitic = arabicClitics.find((one) => word.startsWith(one) && word.length - one.length >= 3);
  return clitic ? [word, word.slice(clitic.length)] : [word];
};

/** Makes the words of one language quick to find: a sentence takes time by its length alone. */
export const buildLexicon = (source: FeelingWords, language: Language): Lexicon => {
  const root = newNode();
  const { strong } = degreesIn(language);
  for (const feeling of FEELING_NAMES)
    for (const strength of strengths)
      for (const phrase of source[feeling][strength].split(/[,،]/u))
        add(root, phraseWords(phrase.trim(), language), { feeling, strength });

  for (const feeling of FEELING_NAMES)
    for (const phrase of (lifeEvents[language][feeling] ?? '').split(/[,،]/u))
      add(root, phraseWords(phrase.trim(), language), { feeling, strength: 'signs' });

  for (const phrase of idioms[language].split(/[,،]/u)) add(root, phraseWords(phrase.trim(), language), null);

  const nextOf = (node: Node, forms: readonly string[]): Node[] => {
    const found: Node[] = [];
    for (const form of forms) {
      const exact = node.words.get(form);
      if (exact) found.push(exact);
      if (node.beginnings.size === 0) continue;
      for (let length = shortestBeginning; length <= form.length; length += 1) {
        const open = node.beginnings.get(form.slice(0, length));
        if (open) found.push(open);
      }
    }
    return found;
  };

  return {
    find({ tokens, breaks }) {
      const forms = tokens.map(({ word }) => formsOf(word, language));
      const found: Found[] = [];
      for (let first = 0; first < tokens.length; first += 1) {
        let nodes = nextOf(root, forms[first] ?? []);
        let isSkipped = false;
        for (let last = first; nodes.length > 0;) {
          for (const { meanings } of isSkipped ? [] : nodes)
            for (const meaning of meanings) found.push({ meaning, first, last });
          last += 1;
          if (last >= tokens.length || breaks.has(last)) break;
          const next = nodes.flatMap((node) => nextOf(node, forms[last] ?? []));
          // "was really racing" is "was racing".
          isSkipped = next.length === 0 && strong.has(tokens[last]?.word ?? '');
          if (!isSkipped) nodes = next;
        }
      }
      return withoutInner(found);
    },
  };
};

/** The longest words count: "not good enough" is no "good enough". */
const withoutInner = (all: readonly Found[]): Match[] =>
  all
    .filter((one) => !all.some((other) => other !== one && isInside(one, other)))
    .flatMap(({ meaning, first, last }) => (meaning ? [{ ...meaning, first, last }] : []));

const isInside = (one: Found, other: Found): boolean => {
  if (other.first > one.first || other.last < one.last) return false;
  if (other.last - other.first > one.last - one.first) return true;
  if (other.meaning === null) return true;
  return (
    other.meaning.feeling === one.meaning?.feeling &&
    strengths.indexOf(other.meaning.strength) < strengths.indexOf(one.meaning.strength)
  );
};
