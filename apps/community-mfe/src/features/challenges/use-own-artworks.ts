import type {} from '@reflectory/contracts/journal';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScopeKey } from '../../service/use-service.ts';

/** Drawings of some of one's own entries; none where entries are not read. */
export function useOwnArtworks(entryIds: readonly string[]) {
  const { client } = usePlatform();
  const key = useScopeKey();
  const wanted = entryIds.slice(0, 9);
  return useQuery({
    queryKey: [...key, 'own-artworks', wanted],
    queryFn: async () => {
      const { data, error } = await client
        .from('artworks')
        .select('entry_id,svg')
        .in('entry_id', wanted)
        .order('created_at', { ascending: false })
        .limit(9);
      if (error) throw error;
      return data.map(({ svg }) => svg);
    },
  });
}
