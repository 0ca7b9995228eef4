import type { QuickFields, QuickPiece } from './read-quick-entry.ts';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** Any of the words between `|`, the longest first; matches nothing where there are none. */
export const anyOf = (...lists: readonly string[]): string => {
  const words = lists.flatMap((list) => list.split('|')).filter(Boolean);
  return words.length === 0
    ? '(?!)'
    : `(?:${words
        .toSorted((a, b) => b.length - a.length)
        .map(escaped)
        .join('|')})`;
};

/** Words that say it alone: shorter ones are other words as well, such as `mon` or `so`. */
export const longOf = (list: string): string =>
  list
    .split('|')
    .filter((word) => word.length > 3)
    .join('|');

/** A pattern between the borders of words. */
export const wordsOf = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}#@!~])${pattern}(?![\\p{L}\\p{N}])`, 'giu');

/** Which of several lists a word stands in; -1 where in none. */
export const indexOfWord = (lists: readonly string[], word: string): number => {
  const wanted = word.toLowerCase().replaceAll(/\s+/g, ' ');
  return lists.findIndex((list) => list.split('|').includes(wanted));
};

/** All places of a pattern, with what they mean; those of which `meaning` knows nothing are none. */
export function findAll(
  text: string,
  pattern: RegExp,
  meaning: (groups: Readonly<Record<string, string | undefined>>, whole: string) => QuickFields | null,
): QuickPiece[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const fields = meaning(match.groups ?? {}, match[0]);
    return fields === null ? [] : [{ from: match.index, to: match.index + match[0].length, fields }];
  });
}

/** A number in digits, of Arabic as well, or as one of the first ten words; null where it is neither. */
export function numberOf(text: string | undefined, numbers: readonly string[]): number | null {
  if (text === undefined) return null;
  const digits = text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(',', '.');
  if (/^\d+(\.\d+)?$/.test(digits)) return Number(digits);
  const word = indexOfWord(numbers, text);
  return word === -1 ? null : word + 1;
}

/** Digits of a number, of whichever script. */
export const DIGITS = '[0-9٠-٩]';
