import { callFunction } from '@reflectory/client';
import type { LabelKind } from '@reflectory/contracts/entry-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Gives a tag or a person another name; answers who has it already, or null. @throws ServiceFailure */
export function useRenameLabel(kind: LabelKind, id: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (label: string) => {
      try {
        return (await callFunction(client, 'rename-label', { kind, id, label })).same_as;
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
