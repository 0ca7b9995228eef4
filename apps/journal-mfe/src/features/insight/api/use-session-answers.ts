import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** How the answers of a session are read; null when there is none with this id. */
export const answersQuery = ({ client, key }: ReadScope, sessionId: string | null) =>
  queryOptions({
    queryKey: [...key, 'answers', sessionId],
    meta: keptOnDevice,
    enabled: sessionId !== null,
    queryFn: async (): Promise<string[] | null> => {
      const { data, error, status } = await client
        .from('sessions')
        .select('answers')
        .eq('id', sessionId ?? '')
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0]?.answers ?? null;
    },
  });

/** The answers that an entry was made of; null when it was made of none. */
export function useSessionAnswers(sessionId: string | null) {
  return useQuery(answersQuery(useReadScope(), sessionId));
}
