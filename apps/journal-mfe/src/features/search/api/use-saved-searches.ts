import type { SavedSearchRow } from '@reflectory/contracts/search';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

export type SavedSearch = Pick<SavedSearchRow, 'id' | 'name' | 'query'>;

/** Searches that the person keeps, and how one is kept or let go. */
export function useSavedSearches() {
  const { client, key } = useReadScope();
  const queryClient = useQueryClient();
  const queryKey = [...key, 'saved-searches'];
  const saved = useQuery({
    queryKey,
    meta: keptOnDevice,
    queryFn: async (): Promise<SavedSearch[]> => {
      const { data, error, status } = await client
        .from('saved_searches')
        .select('id,name,query')
        .order('created_at')
        .limit(100);
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
  const settle = () => queryClient.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: async (search: Pick<SavedSearch, 'name' | 'query'>) => {
      const { error, status } = await client.from('saved_searches').insert(search);
      if (error) throw tableFailure(status, error);
    },
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await client.from('saved_searches').delete().eq('id', id);
      if (error) throw tableFailure(status, error);
    },
    onSettled: settle,
  });
  return { saved: saved.data ?? [], save, remove };
}
