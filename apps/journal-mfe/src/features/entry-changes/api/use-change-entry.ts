import type { EntryRow } from '@reflectory/contracts/journal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What of an entry is changed by itself; its text goes with its analysis. */
export type EntryChange = Partial<
  Pick<
    EntryRow,
    | 'title'
    | 'entry_at'
    | 'time_zone'
    | 'binned_at'
    | 'is_starred'
    | 'is_pinned'
    | 'is_never_sent'
    | 'sealed_until'
  >
>;

/** Changes a column of an entry; everything of the journal is read again. @throws ServiceFailure */
export function useChangeEntry(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: EntryChange) => {
      const { error, status } = await client.from('entries').update(change).eq('id', entryId);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
