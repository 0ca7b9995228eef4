import type { SearchFilters } from '@reflectory/contracts/search';
import type { WordOutline } from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';

/** A search as the database runs it. */
export type EntryQuery = {
  /** Of each list of words one has to be there; `word*` is any that begins so. */
  groups: readonly (readonly string[])[];
  /** The words of each list have to stand beside each other. */
  phrases: readonly (readonly string[])[];
  /** Of a list no word may be there; of a phrase, not its words beside each other. */
  without: readonly { words: readonly string[]; isPhrase: boolean }[];
  filters: SearchFilters;
};
export type EntryPlace = { entryId: string; entryAt: string };
/** An entry as it is shown; `text` is its beginning, `spoken` that of its transcripts. */
export type StoredEntry = {
  id: string;
  title: string;
  text: string;
  spoken: string;
  framework: string;
  framework_name: string | null;
  word_count: number;
  entry_at: string;
};

/** Characters of an entry in which found words are shown. */
const SHOWN_CHARACTERS = 50_000;

/** Folded words hold no character that means something in a query. */
const phraseQuery = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' <-> ');
const anyQuery = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');

/** Rows of the caller alone: the functions of the database see to that. */
export const searchRepository = {
  /** What the caller may mean by each word besides itself; of all that begin with it, one. */
  async expandWords(
    tx: Transaction,
    words: readonly { word: string; isPrefix: boolean }[],
  ): Promise<string[][]> {
    const rows = await tx.query<{ place: number; word: string }>(
      'select place, word from app.expand_words($1, $2)',
      [words.map(({ word }) => word), words.map(({ isPrefix }) => isPrefix)],
    );
    const expanded = words.map((): string[] => []);
    for (const { place, word } of rows) expanded[place - 1]?.push(word);
    return expanded;
  },

  /** Words of the caller that may be meant by a mistyped one, and more. */
  async listWordsNear(tx: Transaction, outline: WordOutline): Promise<string[]> {
    const { shortest, longest, beginning, middle, ending } = outline;
    const rows = await tx.query<{ word: string }>(
      'select word from app.words_near($1, $2, $3, $4, $5) word',
      [shortest, longest, beginning, middle, ending],
    );
    return rows.map(({ word }) => word);
  },

  async findEntries(
    tx: Transaction,
    { groups, phrases, without, filters }: EntryQuery,
    after: EntryPlace | null,
    most: number,
  ): Promise<EntryPlace[]> {
    return tx.query(
      `select entry_id as "entryId", to_char(entry_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') as "entryAt"
       from app.search_entries($1, $2, $3, $4, $5, $6, $7)`,
      [
        JSON.stringify(groups),
        phrases.map(phraseQuery),
        without.map(({ words, isPhrase }) => (isPhrase ? phraseQuery(words) : anyQuery(words))),
        JSON.stringify(filters),
        after?.entryAt ?? null,
        after?.entryId ?? null,
        most,
      ],
    );
  },

  /** What the caller has written with, by key; an instance has fewer than are answered. */
  async listUsedFrameworks(tx: Transaction): Promise<{ key: string; name: string | null }[]> {
    return tx.query(
      `with recursive own as materialized (select app.instance_id() as instance_id, auth.uid() as user_id),
       used as (
         (select e.framework from own join entries e using (instance_id, user_id)
          where e.binned_at is null order by e.framework limit 1)
         union all
         select (select e.framework from own join entries e using (instance_id, user_id)
           where e.binned_at is null and e.framework > used.framework order by e.framework limit 1)
         from used where used.framework is not null
       ),
       named as (
         select used.framework, last.framework_name, last.entry_at from used
         -- The product's own have no name of their own.
         left join lateral (select e.framework_name, e.entry_at from own join entries e using (instance_id, user_id)
           where used.framework like '%@%' and e.framework = used.framework and e.binned_at is null
             and e.framework_name is not null
           order by e.entry_at desc limit 1) last on true
         where used.framework is not null
       )
       select split_part(framework, '@', 1) as key,
         (array_agg(framework_name order by entry_at desc) filter (where framework_name is not null))[1] as name
       from named group by 1 order by 1 limit 500`,
    );
  },

  /** The entries whose words the caller sees already, in whatever order. */
  async readEntries(tx: Transaction, ids: readonly string[]): Promise<StoredEntry[]> {
    return tx.query(
      `select id, title, left(text, ${SHOWN_CHARACTERS}) as text, framework, framework_name, word_count, entry_at::text as entry_at,
         coalesce((select left(string_agg(t.text, ' ' order by r.recorded_at, r.id), ${SHOWN_CHARACTERS})
           from recordings r join transcripts t using (instance_id, user_id)
           where t.recording_id = r.id and r.instance_id = app.instance_id() and r.session_id = entries.session_id), '') as spoken
       from entries where instance_id = app.instance_id() and id = any ($1) and binned_at is null
         and (sealed_until is null or sealed_until <= (now() at time zone coalesce(time_zone, 'UTC'))::date)`,
      [ids],
    );
  },
};

export type SearchRepository = typeof searchRepository;
