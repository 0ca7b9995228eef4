import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure, tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** The words of an entry, and the revision that they are made from; `'newest'` writes over whatever is there. */
export type Revision = { answers: string[]; knownRevision: string | null | 'newest' };

/** Writes an entry anew; what was found in it before stays until it was read again. @throws ServiceFailure */
export function useReviseEntry(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const findRevision = async () => {
    const { data, error, status } = await client
      .from('entries')
      .select('revised_at')
      .eq('id', entryId)
      .limit(1);
    if (error) throw tableFailure(status, error);
    return data[0]?.revised_at ?? null;
  };
  return useMutation({
    mutationFn: async ({ answers, knownRevision }: Revision) => {
      const known = knownRevision === 'newest' ? await findRevision() : knownRevision;
      try {
        await callFunction(client, 'revise-entry', { entry_id: entryId, answers, known_revision: known });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
