/** Changed letters that a word of a length may have. */
const changesFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** What words have that may be meant by a mistyped one: a length, and at least one of its parts. */
export type WordOutline = {
  shortest: number;
  longest: number;
  beginning: string;
  /** Stands anywhere in the word; null where the other two are enough. */
  middle: string | null;
  ending: string;
};

/** Null where a word is too short to tell. Between the parts lies a letter, so that no change touches two of them. */
export function outlineOf(word: string): WordOutline | null {
  const letters = Array.from(word);
  const changes = changesFor(letters.length);
  if (changes === 0) return null;
  const size = Math.floor((letters.length - changes) / (changes + 1));
  const part = (start: number) => letters.slice(start, start + size).join('');
  return {
    shortest: letters.length - changes,
    longest: letters.length + changes,
    beginning: part(0),
    middle: changes === 1 ? null : part(size + 1),
    ending: letters.slice(-size).join(''),
  };
}

/** Letters added, missing, other or exchanged with their neighbour; `most + 1` when there are more. */
function countChanges(one: string, other: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(one.length - other.length) > most) return beyond;
  const open = () => Array<number>(other.length + 2).fill(beyond);
  let [before, last, current] = [open(), open(), open()];
  for (let column = 0; column <= Math.min(most, other.length); column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    // What lies further from the diagonal has more changes than are counted.
    const [from, to] = [Math.max(1, row - most), Math.min(other.length, row + most)];
    current[from - 1] = from === 1 ? row : beyond;
    let least = beyond;
    for (let column = from; column <= to; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changes = Math.min(
        (last[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (last[column - 1] ?? beyond) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? beyond) + 1 : beyond,
      );
      current[column] = changes;
      least = Math.min(least, changes);
    }
    current[to + 1] = beyond;
    if (least > most) return beyond;
    [before, last, current] = [last, current, before];
  }
  return last[other.length] ?? beyond;
}

/** The words of a person that a mistyped one may have meant, the nearest ones alone; at most `limit`. */
export function nearestWords(typed: string, known: readonly string[], limit = 5): string[] {
  const most = changesFor(typed.length);
  if (most === 0) return [];
  const near = known
    .map((word) => ({ word, changes: countChanges(typed, word, most) }))
    .filter(({ changes }) => changes <= most);
  const least = Math.min(...near.map(({ changes }) => changes));
  return near.flatMap(({ word, changes }) => (changes === least ? [word] : [])).slice(0, limit);
}
