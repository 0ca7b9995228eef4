import type { FeelingCorrectionRow } from '@reflectory/contracts/journal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

export type Correction = Pick<FeelingCorrectionRow, 'id' | 'emotion' | 'term' | 'replacement'>;

/** What the person said of readings, the newest first. @throws ServiceFailure */
export function useCorrections() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'corrections'],
    queryFn: async (): Promise<Correction[]> => {
      const { data, error, status } = await client
        .from('feeling_corrections')
        .select('id,emotion,term,replacement')
        .order('created_at', { ascending: false })
        .order('id');
      if (error) throw tableFailure(status, error);
      return data;
    },
  });
}

/** Forgets one of them, or all (null). @throws ServiceFailure */
export function useForgetCorrections() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      const rows = client.from('feeling_corrections').delete();
      const { error, status } = await (id === null ? rows.not('id', 'is', null) : rows.eq('id', id));
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'corrections'] }),
  });
}
