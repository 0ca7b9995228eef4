import { callFunction } from '@reflectory/client';
import type { LabelKind } from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Tags or people of the person, with how many entries have them. */
export function useLabels(kind: LabelKind) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'labels', kind],
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-labels', { kind })).labels;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
