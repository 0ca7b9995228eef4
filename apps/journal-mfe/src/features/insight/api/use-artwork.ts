import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** SVG markup of an entry's artwork; null when it has none. */
export function useArtwork(entryId: string) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'artwork', entryId],
    meta: keptOnDevice,
    queryFn: async (): Promise<string | null> => {
      const { data, error, status } = await client
        .from('artworks')
        .select('svg')
        .eq('entry_id', entryId)
        .order('created_at', { ascending: false })
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0]?.svg ?? null;
    },
  });
}
