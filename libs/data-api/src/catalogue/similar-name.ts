/** Letters of a name that are compared; identifiers have no more. */
const MAX_LENGTH = 63;

/** The nearest name that differs by at most a third of its letters, or null. */
export function findSimilar(name: string, names: readonly string[]): string | null {
  const wanted = name.slice(0, MAX_LENGTH);
  let nearest: string | null = null;
  let least = Infinity;
  for (const candidate of names) {
    const distance = editDistance(wanted, candidate.slice(0, MAX_LENGTH));
    if (distance <= Math.max(2, candidate.length / 3) && distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
