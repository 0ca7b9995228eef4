import type { JournalRow } from '@reflectory/contracts/entry-details';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** A notebook that entries lie in. */
export type Journal = Pick<
  JournalRow,
  'id' | 'title' | 'colour' | 'icon' | 'position' | 'archived_at' | 'is_never_sent'
>;

/** More than anybody keeps apart. */
const MOST_LISTED = 200;

/** How the journals of the person are read. */
export const journalsQuery = ({ client, key }: ReadScope) =>
  queryOptions({
    queryKey: [...key, 'journals'],
    queryFn: async (): Promise<Journal[]> => {
      const { data, error, status } = await client
        .from('journals')
        .select('id,title,colour,icon,position,archived_at,is_never_sent')
        .order('position')
        .order('title')
        .limit(MOST_LISTED);
      if (error) throw tableFailure(status, error);
      return data;
    },
  });

/** The journals of the person in their order, archived ones as well; not asked for unless they are wanted. */
export function useJournals(isWanted = true) {
  return useQuery({ ...journalsQuery(useReadScope()), enabled: isWanted });
}
