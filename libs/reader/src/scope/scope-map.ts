import type { Language } from '@reflectory/contracts/languages';
import { phraseWords, type TokenList } from '../text/tokens.ts';
import { type ScopeWords, scopeWords } from './scope-words.ts';

type Kind = keyof ScopeWords;
/** Words of a kind, by the first; what begins with the beginning of a word stands under `*`. */
type Phrases = ReadonlyMap<string, readonly { kind: Kind; words: readonly string[] }[]>;

/** Where the words of a sentence stand that say who feels and whether: token indexes by kind. */
export type ScopeMap = {
  at: Readonly<Record<Kind, ReadonlySet<number>>>;
  /** First token of the clause of each token. */
  clauseStart: readonly number[];
  quoted: (index: number) => boolean;
  isQuestion: boolean;
};

const quotes = /["“”„«»]/gu;
const questionEnd = /[?؟]["”»']*\s*$/u;

const fits = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted);

const emptyPlaces = (): Record<Kind, Set<number>> => ({
  negators: new Set(),
  affirming: new Set(),
  conditional: new Set(),
  past: new Set(),
  self: new Set(),
  others: new Set(),
  says: new Set(),
  sarcasm: new Set(),
  titles: new Set(),
  praise: new Set(),
  trouble: new Set(),
  determiners: new Set(),
  occasions: new Set(),
});

const placesOf = ({ tokens }: TokenList, phrases: Phrases): Record<Kind, Set<number>> => {
  const open = phrases.get('*') ?? [];
  const places = emptyPlaces();
  tokens.forEach(({ word }, index) => {
    for (const candidates of [phrases.get(word) ?? [], open])
      for (const { kind, words } of candidates)
        if (words.every((wanted, step) => fits(tokens[index + step]?.word, wanted)))
          for (let step = 0; step < words.length; step += 1) places[kind].add(index + step);
  });
  return places;
};

const phrasesIn = (words: ScopeWords, language: Language): Phrases =>
  Map.groupBy(
    (Object.keys(words) as Kind[]).flatMap((kind) =>
      words[kind].split(',').map((phrase) => ({ kind, words: phraseWords(phrase, language) })),
    ),
    ({ words: [first = ''] }) => (first.endsWith('*') ? '*' : first),
  );

const clauseStarts = ({ tokens, breaks }: TokenList): number[] => {
  let start = 0;
  return tokens.map((_token, index) => {
    if (breaks.has(index)) start = index;
    return start;
  });
};

/** Makes what finds the scope words of sentences of one language. */
export const createScopeMapper = (
  language: Language,
): ((sentence: string, offset: number, list: TokenList) => ScopeMap) => {
  const phrases = phrasesIn(scopeWords[language], language);
  return (sentence, offset, list) => {
    const marks = [...sentence.matchAll(quotes)].map(({ index }) => offset + index);
    return {
      at: placesOf(list, phrases),
      clauseStart: clauseStarts(list),
      quoted(index) {
        const place = list.tokens[index]?.start ?? 0;
        const before = marks.filter((mark) => mark <= place).length;
        return before % 2 === 1 && before < marks.length;
      },
      isQuestion: questionEnd.test(sentence),
    };
  };
};
