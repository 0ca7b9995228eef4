import { callFunction } from '@reflectory/client';
import { useQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Milliseconds between two looks while entries are read anew. */
const POLL_MS = 5000;

/** How many of the person's entries are read anew; null where none are. @throws ServiceFailure */
export function useRenewal() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'renewal'],
    queryFn: async () => {
      try {
        return (await callFunction(client, 'get-analysis-renewal', {})).renewal;
      } catch (error) {
        throw functionFailure(error);
      }
    },
    refetchInterval: ({ state }) => (state.data ? POLL_MS : false),
  });
}
