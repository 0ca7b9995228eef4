import type { LibraryIntention, ListedFramework } from '@reflectory/contracts/library';
import { foldWords } from '@reflectory/domain/search';

/** What is looked for: words, as they are found without regard to case or accents, and a need. */
export type FrameworkSearch = { query: string; need: LibraryIntention | null };

/** Those that help with the need and hold every word of the query in name or promise. */
export function findFrameworks(
  frameworks: readonly ListedFramework[],
  { query, need }: FrameworkSearch,
): ListedFramework[] {
  const words = foldWords(query);
  return frameworks.filter(({ name, promise, intentions }) => {
    if (need !== null && !intentions.includes(need)) return false;
    const text = foldWords(`${name} ${promise}`).join(' ');
    return words.every((word) => text.includes(word));
  });
}
