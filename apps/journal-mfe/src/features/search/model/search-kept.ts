import type { FoundEntry } from '@reflectory/contracts/search';
import { foldWords, markWords, parseSearch, type SearchTerm, snippetOf } from '@reflectory/domain/search';

/** An entry as lists on this device keep it. */
export type KeptEntry = {
  id: string;
  title: string;
  text: string;
  framework: string;
  word_count: number;
  entry_at: string;
};

/** Words of an entry that a term means; none where it is not there. */
function wordsFor({ words, isPhrase, isPrefix }: SearchTerm, all: readonly string[]): string[] {
  if (isPhrase) return ` ${all.join(' ')} `.includes(` ${words.join(' ')} `) ? [...words] : [];
  const [word = ''] = words;
  // Without the stems of the service: words that begin alike.
  return all.filter((one) => one === word || ((isPrefix || word.length > 3) && one.startsWith(word)));
}

/** Finds entries among those that this device keeps, the newest first. */
export function searchKept(entries: readonly KeptEntry[], search: string): FoundEntry[] {
  const terms = parseSearch(search);
  if (terms.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const all = foldWords(`${entry.title} ${entry.text}`);
      const found = new Set<string>();
      for (const term of terms) {
        const words = wordsFor(term, all);
        if (words.length > 0 === term.isExcluded) return [];
        for (const word of words) found.add(word);
      }
      const { text, ...rest } = entry;
      const snippet = snippetOf(text, found);
      const marks = { title_marks: markWords(entry.title, found), snippet_marks: snippet.marks };
      return [{ ...rest, ...marks, snippet: snippet.text }];
    })
    .toSorted((one, other) => other.entry_at.localeCompare(one.entry_at));
}
