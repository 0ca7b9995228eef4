import type { EntryRow } from '@reflectory/contracts/journal';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** What the insight page reads of an entry. */
export type ReadEntry = Pick<
  EntryRow,
  | 'id'
  | 'session_id'
  | 'framework'
  | 'framework_name'
  | 'title'
  | 'text'
  | 'document'
  | 'word_count'
  | 'entry_at'
  | 'binned_at'
  | 'revised_at'
  | 'analysis_state'
  | 'sealed_until'
  | 'version'
  | 'is_starred'
  | 'is_pinned'
  | 'is_never_sent'
  | 'journal_id'
>;

/** Columns of `entries` that a `ReadEntry` is made from. */
export const readEntryColumns =
  'id,session_id,framework,framework_name,title,text,document,word_count,entry_at,binned_at,revised_at,analysis_state,version,is_starred,is_pinned,is_never_sent,journal_id,sealed_until' as const;

/** How one entry is read; null when there is none with this id. */
export const entryQuery = ({ client, key }: ReadScope, entryId: string) =>
  queryOptions({
    queryKey: [...key, 'entry', entryId],
    meta: keptOnDevice,
    queryFn: async (): Promise<ReadEntry | null> => {
      const { data, error, status } = await client
        .from('entries')
        .select(readEntryColumns)
        .eq('id', entryId)
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0] ?? null;
    },
  });

/** One entry; null when there is none with this id. */
export function useEntry(entryId: string) {
  return useQuery(entryQuery(useReadScope(), entryId));
}
