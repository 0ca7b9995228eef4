import type { JournalUpdate } from '@reflectory/contracts/entry-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { Journal } from './use-journals.ts';

/** What is decided about a journal. */
export type JournalValues = Pick<Journal, 'title' | 'colour' | 'icon' | 'is_never_sent'>;

/** Makes a journal behind all others; everything of the journal is read again. @throws ServiceFailure */
export function useMakeJournal() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (values: JournalValues & Pick<Journal, 'position'>) => {
      const { error, status } = await client.from('journals').insert(values);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Changes journals, each by its id; everything of the journal is read again. @throws ServiceFailure */
export function useChangeJournals() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly (Pick<Journal, 'id'> & JournalUpdate)[]) => {
      for (const { id, ...change } of changes) {
        const { error, status } = await client.from('journals').update(change).eq('id', id);
        if (error) throw tableFailure(status, error);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Removes a journal; its entries stay, in none. @throws ServiceFailure */
export function useRemoveJournal(id: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error, status } = await client.from('journals').delete().eq('id', id);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Puts an entry into a journal, or into none. @throws ServiceFailure */
export function useMoveEntry(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (journalId: string | null) => {
      const { error, status } = await client
        .from('entries')
        .update({ journal_id: journalId })
        .eq('id', entryId);
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
