import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { type FoundEntry, SEARCH_LIMITS, type SearchFilters } from '@reflectory/contracts/search';
import {
  markWords,
  nearestWords,
  outlineOf,
  parseSearch,
  type SearchTerm,
  type Snippet,
  snippetOf,
  type SoughtWords,
} from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { EntryPlace, EntryQuery, SearchRepository, StoredEntry } from './search.repository.ts';

type Correction = { typed: string; words: string[] };
/** A term with all that it stands for, besides words that begin with `beginning`. */
type MeantTerm = SearchTerm & { meant: string[]; beginning: string | null; correction: Correction | null };

/** Letters from which on a word that is being typed stands for those that begin with it. */
const SHORTEST_BEGINNING = 2;

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
      ...wanted
        .filter(({ isPhrase }) => !isPhrase)
        .map(({ meant, beginning }) => (beginning === null ? meant : [...meant, `${beginning}*`])),
      ...phrases.flat().map((word) => [word]),
    ],
    phrases,
    without: meaning
      .filter(({ isExcluded }) => isExcluded)
      .map(({ isPhrase, words, meant }) => ({ isPhrase, words: isPhrase ? words : meant })),
    filters,
  };
}

/** What is marked in the entries that were found. */
function soughtWords(meaning: readonly MeantTerm[]): SoughtWords {
  const wanted = meaning.filter(({ isExcluded }) => !isExcluded);
  const words = new Set(wanted.flatMap(({ meant }) => meant));
  const beginnings = wanted.flatMap(({ beginning }) => beginning ?? []);
  return {
    size: words.size,
    has: (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  };
}

/** Where the words stand in the text, else in what was spoken. */
function findSnippet(text: string, spoken: string, found: SoughtWords): Snippet {
  const written = snippetOf(text, found);
  if (written.marks.length > 0 || spoken === '') return written;
  const said = snippetOf(spoken, found);
  return said.marks.length > 0 ? said : written;
}

function present({ text, spoken, ...entry }: StoredEntry, found: SoughtWords): FoundEntry {
  const snippet = findSnippet(text, spoken, found);
  return {
    ...entry,
    entry_at: new Date(entry.entry_at).toISOString(),
    title_marks: markWords(entry.title, found),
    snippet: snippet.text,
    snippet_marks: snippet.marks,
  };
}

async function findCorrection(
  repository: SearchRepository,
  tx: Transaction,
  typed: string,
): Promise<Correction | null> {
  const outline = outlineOf(typed);
  if (!outline) return null;
  const words = nearestWords(typed, await repository.listWordsNear(tx, outline));
  return words.length > 0 ? { typed, words } : null;
}

/** Searches entries. */
export function createSearchService(repository: SearchRepository) {
  const correct = (tx: Transaction, typed: string) => findCorrection(repository, tx, typed);

  async function findMeaning(tx: Transaction, terms: readonly SearchTerm[]): Promise<MeantTerm[]> {
    const single = terms.filter(({ isPhrase }) => !isPhrase);
    const asked = single.map(({ words: [word = ''], isPrefix }) => ({ word, isPrefix }));
    const expanded = asked.length > 0 ? await repository.expandWords(tx, asked) : [];
    const meaning: MeantTerm[] = [];
    // With one word that nothing stands for, nothing is found, whatever the others may mean.
    let isHopeless = false;
    for (const term of terms) {
      const [word = ''] = term.words;
      const others = expanded[single.indexOf(term)] ?? [];
      const isUnknown = !term.isPhrase && !term.isExcluded && others.length === 0;
      const correction: Correction | null = isUnknown && !isHopeless ? await correct(tx, word) : null;
      isHopeless ||= isUnknown && correction === null;
      const meant = [...new Set([...term.words, ...others, ...(correction?.words ?? [])])];
      const beginning = term.isPrefix && word.length >= SHORTEST_BEGINNING ? word : null;
      meaning.push({ ...term, meant, beginning, correction });
    }
    return meaning;
  }

  return {
    /** What each word stands for in the caller's entries; nothing where it is in none, and none is like it. */
    async findMeaning(tx: Transaction, words: readonly string[]) {
      const found: { meant: string[]; isCorrected: boolean }[] = [];
      for (const word of words) {
        const [others = []] = await repository.expandWords(tx, [{ word, isPrefix: false }]);
        const correction = others.length > 0 ? null : await correct(tx, word);
        found.push({ meant: correction?.words ?? others, isCorrected: correction !== null });
      }
      return found;
    },

    /** @throws FunctionError `invalid_input` */
    async searchEntries(
      tx: Transaction,
      { query, filters, cursor, limit }: FunctionInput<'search-entries'>,
    ): Promise<FunctionOutput<'search-entries'>> {
      const after = readCursor(cursor);
      const terms = readTerms(query);
      // Signs alone are in no entry, and not a search without words.
      if (terms.length === 0 && query.trim() !== '')
        return { entries: [], next_cursor: null, corrections: [] };
      const meaning = await findMeaning(tx, terms);
      const places = await repository.findEntries(tx, queryOf(meaning, filters), after, limit + 1);
      const page = places.slice(0, limit);
      const ids = page.map(({ entryId }) => entryId);
      const stored = await repository.readEntries(tx, ids);
      const found = soughtWords(meaning);
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
