import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** How the years of the first and the last entry are read; null while there is none. */
export const entryYearsQuery = ({ client, key }: ReadScope) =>
  queryOptions({
    queryKey: [...key, 'entries', 'years'],
    meta: keptOnDevice,
    queryFn: async () => {
      const edge = async (ascending: boolean): Promise<number | null> => {
        const { data, error, status } = await client
          .from('entries')
          .select('entry_at')
          .is('binned_at', null)
          .order('entry_at', { ascending })
          .limit(1);
        if (error) throw tableFailure(status, error);
        return data[0] ? new Date(data[0].entry_at).getFullYear() : null;
      };
      const [first, last] = await Promise.all([edge(true), edge(false)]);
      return first === null || last === null ? null : { first, last };
    },
  });

/** Years of the first and the last entry; null while there is none. */
export const useEntryYears = () => useQuery(entryYearsQuery(useReadScope()));
