/** Changed letters that a word of a length may have. */
const changesFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How much shorter or longer words can be that are meant by a mistyped one; null where it is too short to tell. */
export function lengthsNear(word: string): { shortest: number; longest: number } | null {
  const changes = changesFor(word.length);
  return changes === 0 ? null : { shortest: word.length - changes, longest: word.length + changes };
}

/** Letters added, missing, other or exchanged with their neighbour; `most + 1` when there are more. */
function countChanges(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? most) + 1
          : most + 1;
      current.push(
        Math.min(
          (last[column] ?? most) + 1,
          (current[column - 1] ?? most) + 1,
          (last[column - 1] ?? most) + (isSame ? 0 : 1),
          swapped,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[other.length] ?? most + 1;
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
