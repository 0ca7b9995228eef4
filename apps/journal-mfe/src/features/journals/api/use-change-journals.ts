import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { Journal } from './use-journals.ts';

/** Makes a journal, or changes the one of that id; everything of the journal is read again. @throws ServiceFailure */
export function useWriteJournal() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...values }: Omit<Journal, 'id'> & { id?: string }): Promise<string> => {
      const newId = id ?? crypto.randomUUID();
      const { error, status } = id
        ? await client.from('journals').update(values).eq('id', id)
        : await client.from('journals').insert({ id: newId, ...values });
      if (error) throw tableFailure(status, error);
      return newId;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
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
