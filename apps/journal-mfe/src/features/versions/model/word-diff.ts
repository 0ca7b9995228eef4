/** A run of words that both texts have, or one of them. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Cells of the table that a comparison may fill; what is larger counts as written anew. */
const MOST_CELLS = 4_000_000;

const LINES = /[^\n]*\n|[^\n]+/gu;
const WORDS = /\s+|[^\s]+/gu;
const partsBy = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** Lengths of the longest common subsequences of all ends of both lists. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  return lengths;
}

function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const young = after.slice(start, after.length - end);
  return [
    { kind: 'same', text: before.slice(0, start).join('') },
    ...compareMiddles(old, young),
    { kind: 'same', text: before.slice(before.length - end).join('') },
  ];
}

function compareMiddles(old: readonly string[], young: readonly string[]): DiffPart[] {
  if (old.length * young.length > MOST_CELLS)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: young.join('') },
    ];
  const lengths = commonLengths(old, young);
  const width = young.length + 1;
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < young.length) {
    const removed = lengths[(row + 1) * width + column] ?? -1;
    const added = lengths[row * width + column + 1] ?? -1;
    if (row < old.length && column < young.length && old[row] === young[column]) {
      parts.push({ kind: 'same', text: old[row] ?? '' });
      row += 1;
      column += 1;
    } else if (row < old.length && (column >= young.length || removed >= added)) {
      parts.push({ kind: 'removed', text: old[row] ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: young[column] ?? '' });
      column += 1;
    }
  }
  return parts;
}

/** Neighbours of one kind as one part; within a run of changes what was removed comes first. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const endRun = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      endRun();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  endRun();
  return result;
}

/** What differs between two texts: by lines first, so that long ones stay quick, then by words within changed lines. */
export function diffWords(before: string, after: string): DiffPart[] {
  const lines = joined(compare(partsBy(before, LINES), partsBy(after, LINES)));
  const parts = lines.flatMap((part, index): DiffPart[] => {
    const next = lines[index + 1];
    if (part.kind === 'removed' && next?.kind === 'added')
      return compare(partsBy(part.text, WORDS), partsBy(next.text, WORDS));
    const isCompared = part.kind === 'added' && lines[index - 1]?.kind === 'removed';
    return isCompared ? [] : [part];
  });
  return joined(parts);
}
