import { useQueries } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/**
 * Artwork markup by entry id. Asked for page by page, so that showing more entries does not read the earlier ones again.
 * A picture that cannot be read is simply not there.
 */
export function useArtworks(pages: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const { client, key } = useReadScope();
  return useQueries({
    queries: pages
      .filter((entryIds) => entryIds.length > 0)
      .map((entryIds) => ({
        queryKey: [...key, 'artworks', entryIds],
        meta: keptOnDevice,
        queryFn: async () => {
          const { data, error, status } = await client
            .from('artworks')
            .select('entry_id,svg')
            .in('entry_id', entryIds);
          if (error) throw tableFailure(status, error);
          return data;
        },
      })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => data ?? []).map(({ entry_id: entryId, svg }) => [entryId, svg])),
  });
}
