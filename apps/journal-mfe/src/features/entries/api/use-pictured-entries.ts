import type { EntryRow } from '@reflectory/contracts/journal';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

export type PicturedEntry = Pick<EntryRow, 'id' | 'framework' | 'title' | 'entry_at' | 'sealed_until'>;

/** As many as a shelf looks through. */
const MOST = 24;
const NONE: readonly PicturedEntry[] = [];

/** Entries whose artworks a shelf shows, the latest first: those that are named, or the latest of all. */
export function usePicturedEntries(named: readonly string[] | null): readonly PicturedEntry[] {
  const { client, key } = useReadScope();
  const { data = NONE } = useQuery({
    queryKey: [...key, 'pictured', named],
    enabled: named?.length !== 0,
    queryFn: async (): Promise<PicturedEntry[]> => {
      const entries = client.from('entries').select('id,framework,title,entry_at,sealed_until');
      const asked = named === null ? entries : entries.in('id', [...named]);
      const {
        data: rows,
        error,
        status,
      } = await asked.is('binned_at', null).order('entry_at', { ascending: false }).limit(MOST);
      if (error) throw tableFailure(status, error);
      return rows;
    },
  });
  return data;
}
