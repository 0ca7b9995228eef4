import {
  comparisons,
  deniers,
  denialTakenBack,
  softeners,
  strengtheners,
  turns,
} from '../lexicon/modifiers.ts';
import type { Token } from '../reading/token.ts';

/** How the words before a feeling change it; `denier` is the word that denies it, if one does. */
export type Degree = { denier: Token | null; factor: number };

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

const findDenier = (near: readonly Token[]): Token | null => {
  const place = near.findIndex((token) => deniers.has(token.word));
  const denier = near[place];
  if (!denier || place >= denialReach) return null;
  const between = near.slice(0, place).map(({ word }) => word);
  if (between.some((word) => denialTakenBack.has(word))) return null;
  if (denier.word === 'never' && between.some((word) => comparisons.has(word))) return null;
  // "not without joy" affirms.
  return deniers.has(near[place + 1]?.word ?? '') ? null : denier;
};

/** "free of worry", "free from fear". */
const findFree = ([link, free]: readonly Token[]): Token | null =>
  free?.word === 'free' && (link?.word === 'of' || link?.word === 'from') ? free : null;

/** Reads denial and degree off the words before the token at `index`. */
export const degreeAt = (tokens: readonly Token[], index: number): Degree => {
  const near = before(tokens, index);
  const words = near.slice(0, degreeReach).map(({ word }) => word);
  const denier = findFree(near) ?? findDenier(near);
  if (words.some((word) => softeners.has(word))) return { denier, factor: softened };
  return { denier, factor: words.some((word) => strengtheners.has(word)) ? strengthened : 1 };
};
