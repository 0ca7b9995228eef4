import type { LibraryKind, Shelved, ShelfSearch } from '@reflectory/contracts/library';
import { holdsWords } from '../search/index.ts';

/** Those of a kind that help with the need, hold every word of the query in name or promise, and are asked for. */
export function findThings<Thing extends Shelved>(
  kind: LibraryKind,
  things: readonly Thing[],
  { need, query, only }: ShelfSearch,
): Thing[] {
  const hasWords = holdsWords(query);
  const matches = ({ name, promise, intentions }: Thing) => {
    if (need !== null && !intentions.includes(need)) return false;
    return hasWords(`${name} ${promise}`);
  };
  if (only === null) return things.filter(matches);
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  return only.flatMap((one) => (one.kind === kind ? (byKey.get(one.key) ?? []) : [])).filter(matches);
}
