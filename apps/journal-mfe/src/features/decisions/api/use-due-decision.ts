import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** A decision of which it can be said on this day what happened, or null. */
export function useDueDecision(day: string) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'due-decision', day],
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-due-decisions', { day })).decisions[0] ?? null;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
