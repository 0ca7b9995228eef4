import { callFunction } from '@reflectory/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** `base`: the version that the person sees as the newest. */
type Restored = { version: number; base: number };

/** Makes an older version the newest; everything of the journal is read again. @throws ServiceFailure */
export function useRestoreVersion(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, base }: Restored) => {
      try {
        await callFunction(client, 'restore-entry-version', {
          entry_id: entryId,
          version,
          base_version: base,
        });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
