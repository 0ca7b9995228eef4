import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** On how many days a week the person wants to write; null while they chose none. */
export function useRhythm() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'rhythm'],
    meta: keptOnDevice,
    queryFn: async (): Promise<number | null> => {
      const { data, error, status } = await client.from('writing_rhythms').select('days_a_week').limit(1);
      if (error) throw tableFailure(status, error);
      return data[0]?.days_a_week ?? null;
    },
  });
}

/** Chooses a rhythm, or none. @throws ServiceFailure */
export function useChooseRhythm() {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const [, , userId] = key;
  return useMutation({
    mutationFn: async (days: number | null) => {
      const rhythms = client.from('writing_rhythms');
      const { error, status } = await (days === null
        ? rhythms.delete().eq('user_id', userId)
        : rhythms.upsert({ days_a_week: days }));
      if (error) throw tableFailure(status, error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'rhythm'] }),
  });
}
