/** In the order of their character codes, which is that of the collation "C". */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Characters that a rank has at most; the database takes no longer ones. */
export const MAX_RANK_LENGTH = 100;
/** Length from which it is worth giving all neighbours ranks anew. */
const LONG = 24;

/** What is put in order: two devices may give the same rank, and then the ids decide. */
export type Ranked = { id: string; rank: string };

/** Order of rows by rank, the same on every device. */
export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Whether a text is a rank: digits of base 62, the last of them not 0, so that there is always room before it. */
export const isRank = (text: string): boolean =>
  text.length <= MAX_RANK_LENGTH && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(text);

/** Whether ranks became so long, by moves to one spot, that their list should be spread anew. */
export const needsSpreading = (ranks: Iterable<string>): boolean =>
  [...ranks].some((rank) => rank.length > LONG);

/**
 * A rank between two others; null stands for the beginning or the end of the list. Where two devices made `before` and
 * `after` the same, the answer comes after both: ids had put them in order, and what is moved leads to no error.
 */
export function rankBetween(before: string | null, after: string | null): string {
  const lower = before ?? '';
  const upper = after !== null && after > lower ? after : null;
  const beyond = upper === null ? stepFrom(before, 1) : before === null ? stepFrom(upper, -1) : null;
  return beyond ?? halfway(lower, upper);
}

/** Places in which a list grows at its ends: there is room for 100,000 rows on either side before ranks become longer. */
const PLACES = 3;

/** The next rank after the last or before the first of a list; null where there is none so short. */
function stepFrom(rank: string | null, direction: 1 | -1): string | null {
  if (rank === null) return null;
  const head = rank.slice(0, PLACES).padEnd(PLACES, '0');
  let value = [...head].reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0) + direction;
  if (value <= 0 || value >= BASE ** PLACES) return null;
  let text = '';
  for (let place = 0; place < PLACES; place += 1) {
    text = (DIGITS[value % BASE] ?? '') + text;
    value = Math.floor(value / BASE);
  }
  return text.replace(/0+$/, '');
}

/** The shortest rank in the middle between two; null stands for the end of all. */
function halfway(lower: string, upper: string | null): string {
  let rank = '';
  for (let place = 0; ; place += 1) {
    const low = DIGITS.indexOf(lower[place] ?? '0');
    // Once a digit is less than that of the upper rank, all that follows is less.
    const isBelow = upper === null || rank < upper.slice(0, place);
    const high = isBelow ? BASE : DIGITS.indexOf(upper[place] ?? '0');
    if (high - low > 1) return rank + (DIGITS[low + Math.floor((high - low) / 2)] ?? '');
    rank += DIGITS[low] ?? '';
  }
}

/** Ranks for several rows between two others, in order: one after the other at an end of the list, else evenly spread. */
export function ranksBetween(before: string | null, after: string | null, amount: number): string[] {
  if (amount <= 0) return [];
  const first = rankBetween(before, after);
  if (after === null) return [first, ...grow(first, amount - 1, (last) => rankBetween(last, null))];
  if (before === null)
    return [first, ...grow(first, amount - 1, (last) => rankBetween(null, last))].toReversed();
  const left = Math.floor((amount - 1) / 2);
  return [...ranksBetween(before, first, left), first, ...ranksBetween(first, after, amount - 1 - left)];
}

function grow(from: string, amount: number, next: (last: string) => string): string[] {
  const ranks: string[] = [];
  for (let turn = 0; turn < amount; turn += 1) ranks.push(next(ranks.at(-1) ?? from));
  return ranks;
}
