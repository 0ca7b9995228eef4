import {
  comparisons,
  deniers,
  denialTakenBack,
  softeners,
  strengtheners,
  turns,
} from '../lexicon/modifiers.ts';
import type { Token } from '../reading/token.ts';

/** How the words before a feeling change it. */
export type Degree = { isDenied: boolean; factor: number };

const denialReach = 4;
const degreeReach = 2;
const strengthened = 1.5;
const softened = 0.5;

/** Tokens before `index` in the same clause, the nearest first. */
const before = (tokens: readonly Token[], index: number): Token[] => {
  const near = tokens.slice(Math.max(index - denialReach - 1, 0), index).reverse();
  const end = near.findIndex(
    (token) => (!token.isWord && !/^['’-]$/u.test(token.word)) || turns.has(token.word),
  );
  return (end < 0 ? near : near.slice(0, end)).filter((token) => token.isWord);
};

const isDenial = (near: readonly Token[]): boolean => {
  const place = near.findIndex((token) => deniers.has(token.word));
  if (place < 0 || place >= denialReach) return false;
  const between = near.slice(0, place).map(({ word }) => word);
  if (between.some((word) => denialTakenBack.has(word))) return false;
  if (near[place]?.word === 'never' && between.some((word) => comparisons.has(word))) return false;
  // "not without joy" affirms.
  return !near.slice(place + 1, place + 2).some((token) => deniers.has(token.word));
};

/** Reads denial and degree off the words before the token at `index`. */
export const degreeAt = (tokens: readonly Token[], index: number): Degree => {
  const near = before(tokens, index);
  const words = near.slice(0, degreeReach).map(({ word }) => word);
  const isFreeOf = words[0] !== undefined && /^(?:of|from)$/u.test(words[0]) && words[1] === 'free';
  const factor = words.some((word) => softeners.has(word))
    ? softened
    : words.some((word) => strengtheners.has(word))
      ? strengthened
      : 1;
  return { isDenied: isFreeOf || isDenial(near), factor };
};
