import { countWords } from '@reflectory/domain/words';

const SPACE = /\s/u;

/** The greatest number up to `most` for which `holds`, given that it holds for every smaller one. */
function greatest(most: number, holds: (length: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Characters at the beginning that two texts share. Comparing slices is much faster than comparing characters. */
function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  return greatest(most, (length) => one.slice(0, length) === other.slice(0, length));
}

/** Characters at the end that two texts share, beyond the `start` that they share already. */
function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  return greatest(most, (length) => one.slice(one.length - length) === other.slice(other.length - length));
}

/**
 * Counts the words of a text that is being written: only what lies between the nearest spaces around a change is
 * counted again, so that a key costs the same in a long text as in a short one.
 */
export function createWordCounter(): (text: string) => number {
  let last = '';
  let count = 0;
  return (text) => {
    if (text === last) return count;
    let start = sharedStart(last, text);
    let end = sharedEnd(last, text, start);
    while (start > 0 && !SPACE.test(text[start - 1] ?? '')) start -= 1;
    while (end > 0 && !SPACE.test(text[text.length - end] ?? '')) end -= 1;
    count +=
      countWords(text.slice(start, text.length - end)) - countWords(last.slice(start, last.length - end));
    last = text;
    return count;
  };
}
