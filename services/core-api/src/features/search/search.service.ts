import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { type FoundEntry, SEARCH_LIMITS, type SearchFilters } from '@reflectory/contracts/search';
import {
  lengthsNear,
  markWords,
  nearestWords,
  parseSearch,
  type SearchTerm,
  snippetOf,
} from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { EntryPlace, EntryQuery, SearchRepository, StoredEntry } from './search.repository.ts';

type Correction = { typed: string; words: string[] };
/** A term with all that it stands for. */
type MeantTerm = SearchTerm & { meant: string[]; correction: Correction | null };

const readCursor = (cursor: string | null): EntryPlace | null => {
  const [entryAt = '', entryId = ''] = cursor?.split(' ') ?? [];
  if (cursor === null) return null;
  if (Number.isNaN(Date.parse(entryAt)))
    throw new FunctionError('invalid_input', 'The cursor is not one of a page');
  return { entryAt, entryId };
};

function readTerms(query: string): SearchTerm[] {
  const terms = parseSearch(query);
  if (terms.flatMap(({ words }) => words).length > SEARCH_LIMITS.words) {
    throw new FunctionError('invalid_input', `A search may have at most ${SEARCH_LIMITS.words} words`);
  }
  return terms;
}

/** What the database is asked for. */
function queryOf(meaning: readonly MeantTerm[], filters: SearchFilters): EntryQuery {
  const wanted = meaning.filter(({ isExcluded }) => !isExcluded);
  const phrases = wanted.filter(({ isPhrase }) => isPhrase).map(({ words }) => words);
  return {
    groups: [
      ...wanted.filter(({ isPhrase }) => !isPhrase).map(({ meant }) => meant),
      ...phrases.flat().map((word) => [word]),
    ],
    phrases,
    without: meaning
      .filter(({ isExcluded }) => isExcluded)
      .map(({ isPhrase, words, meant }) => ({ isPhrase, words: isPhrase ? words : meant })),
    filters,
  };
}

function present({ text, ...entry }: StoredEntry, found: ReadonlySet<string>): FoundEntry {
  const snippet = snippetOf(text, found);
  return {
    ...entry,
    entry_at: new Date(entry.entry_at).toISOString(),
    title_marks: markWords(entry.title, found),
    snippet: snippet.text,
    snippet_marks: snippet.marks,
  };
}

/** Searches entries. */
export function createSearchService(repository: SearchRepository) {
  async function correct(tx: Transaction, typed: string): Promise<Correction | null> {
    const lengths = lengthsNear(typed);
    if (!lengths) return null;
    const known = await repository.listWordsOfLength(tx, lengths.shortest, lengths.longest);
    const words = nearestWords(typed, known);
    return words.length > 0 ? { typed, words } : null;
  }

  async function findMeaning(tx: Transaction, terms: readonly SearchTerm[]): Promise<MeantTerm[]> {
    const single = terms.filter(({ isPhrase }) => !isPhrase);
    const asked = single.map(({ words: [word = ''], isPrefix }) => ({ word, isPrefix }));
    const expanded = asked.length > 0 ? await repository.expandWords(tx, asked) : [];
    const meaning: MeantTerm[] = [];
    for (const term of terms) {
      const others = expanded[single.indexOf(term)] ?? [];
      const isUnknown = !term.isPhrase && !term.isExcluded && others.length === 0;
      const correction = isUnknown ? await correct(tx, term.words[0] ?? '') : null;
      const meant = [...new Set([...term.words, ...others, ...(correction?.words ?? [])])];
      meaning.push({ ...term, meant, correction });
    }
    return meaning;
  }

  return {
    /** @throws FunctionError `invalid_input` */
    async searchEntries(
      tx: Transaction,
      { query, filters, cursor, limit }: FunctionInput<'search-entries'>,
    ): Promise<FunctionOutput<'search-entries'>> {
      const after = readCursor(cursor);
      const meaning = await findMeaning(tx, readTerms(query));
      const places = await repository.findEntries(tx, queryOf(meaning, filters), after, limit + 1);
      const page = places.slice(0, limit);
      const ids = page.map(({ entryId }) => entryId);
      const stored = await repository.readEntries(tx, ids);
      const found = new Set(meaning.flatMap(({ isExcluded, meant }) => (isExcluded ? [] : meant)));
      const last = page.at(-1);
      return {
        entries: ids.flatMap((wanted) => {
          const entry = stored.find(({ id }) => id === wanted);
          return entry ? [present(entry, found)] : [];
        }),
        next_cursor: last && places.length > limit ? `${last.entryAt} ${last.entryId}` : null,
        corrections: meaning.flatMap(({ correction }) => correction ?? []),
      };
    },
  };
}
