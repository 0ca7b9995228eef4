import type { EntryRow } from '@reflectory/contracts/journal';
import type { ServiceClient } from '@reflectory/client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** What a list shows of an entry; of its text the beginning. */
export type ListedEntry = Pick<
  EntryRow,
  | 'id'
  | 'framework'
  | 'framework_name'
  | 'title'
  | 'text'
  | 'word_count'
  | 'entry_at'
  | 'is_starred'
  | 'is_pinned'
  | 'sealed_until'
>;

/** Columns of `entries` that a `ListedEntry` is made from. */
export const listedColumns =
  'id,framework,framework_name,title,text:excerpt,word_count,entry_at,is_starred,is_pinned,sealed_until' as const;

/** Entries that are read at once. */
const ENTRIES_PER_PAGE = 30;

/** The last entry of a page; the next one begins behind it. `before` alone begins at a moment. */
export type EntriesCursor = { before: string; id?: string };

/** Some entries, and whether there are earlier ones. */
export type EntriesPage = { entries: ListedEntry[]; hasEarlier: boolean };

/** Entries behind a cursor, the newest first. */
export async function readEntries(
  client: ServiceClient,
  cursor: EntriesCursor | null,
  limit: number,
): Promise<ListedEntry[]> {
  let query = client.from('entries').select(listedColumns).is('binned_at', null);
  if (cursor?.id) {
    const { before, id } = cursor;
    query = query.or(`entry_at.lt."${before}",and(entry_at.eq."${before}",id.lt.${id})`);
  } else if (cursor) {
    query = query.lt('entry_at', cursor.before);
  }
  const { data, error, status } = await query
    .order('entry_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .overrideTypes<ListedEntry[], { merge: false }>();
  if (error) throw tableFailure(status, error);
  return data;
}

/**
 * How entries are read by the page, the newest first.
 *
 * @param before begins at entries older than this moment (ISO 8601); null begins at the newest
 */
export const entriesQuery = ({ client, key }: ReadScope, before: string | null) =>
  infiniteQueryOptions({
    queryKey: [...key, 'entries', { before }],
    meta: keptOnDevice,
    queryFn: async ({ pageParam }): Promise<EntriesPage> => {
      // One more than is shown tells whether there are earlier ones.
      const rows = await readEntries(client, pageParam, ENTRIES_PER_PAGE + 1);
      return { entries: rows.slice(0, ENTRIES_PER_PAGE), hasEarlier: rows.length > ENTRIES_PER_PAGE };
    },
    initialPageParam: before === null ? null : ({ before } as EntriesCursor | null),
    getNextPageParam: ({ entries, hasEarlier }): EntriesCursor | undefined => {
      const last = entries.at(-1);
      return last && hasEarlier ? { before: last.entry_at, id: last.id } : undefined;
    },
  });

/** Entries by the page, as `entriesQuery` reads them. */
export function useEntries(before: string | null) {
  return useInfiniteQuery(entriesQuery(useReadScope(), before));
}
