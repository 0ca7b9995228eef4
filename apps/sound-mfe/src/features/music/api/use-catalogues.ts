import type { CatalogueRow, CatalogueTrackRow } from '@reflectory/contracts/music';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export type Catalogue = Pick<CatalogueRow, 'id' | 'address' | 'title' | 'state' | 'failure' | 'left_out'>;
export type CatalogueTrack = Omit<CatalogueTrackRow, 'instance_id' | 'media_address'>;

const MOST_TRACKS = 1000;
/** How often it is looked whether a new one was read, in milliseconds. */
const WAITING_MS = 2000;

/** Catalogues of the instance and the pieces that stand in them. */
export function useCatalogues() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'catalogues'],
    meta: { keptOnDevice: true },
    refetchInterval: ({ state }) =>
      state.data?.catalogues.some((catalogue) => catalogue.state === 'waiting') ? WAITING_MS : false,
    queryFn: async () => {
      const [catalogues, tracks] = await Promise.all([
        client
          .from('catalogues')
          .select('id,address,title,state,failure,left_out')
          .order('created_at')
          .throwOnError(),
        client
          .from('catalogue_tracks')
          .select('id,catalogue_id,title,creator,licence,licence_url,source_url,duration_ms,place')
          .order('place')
          .limit(MOST_TRACKS)
          .throwOnError(),
      ]);
      return { catalogues: catalogues.data as Catalogue[], tracks: tracks.data as CatalogueTrack[] };
    },
  });
}

/** Adds a catalogue, or removes one; what is removed comes back by being added. */
export function useChangeCatalogues() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      address,
      act,
    }: Pick<Catalogue, 'id' | 'address'> & { act: 'add' | 'remove' }) => {
      const table = client.from('catalogues');
      await (act === 'add' ? table.insert({ id, address }) : table.delete().eq('id', id)).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'catalogues'] }),
  });
}
