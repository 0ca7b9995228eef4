import type { CatalogueRow, CatalogueTrackRow } from '@reflectory/contracts/music';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export type Catalogue = Pick<CatalogueRow, 'id' | 'title' | 'state' | 'failure' | 'left_out' | 'piece_count'>;
export type CatalogueTrack = Omit<CatalogueTrackRow, 'instance_id' | 'media_address'>;

/** How often it is looked whether a new one was read, in milliseconds, and how often after so many looks. */
const WAITING_MS = 2000;
const LOOKS = 30;
const LONG_WAITING_MS = 30_000;

/** Catalogues of the instance, without their pieces. */
export function useCatalogues() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'catalogues'],
    meta: { isKept: true },
    refetchInterval: ({ state }) => {
      if (!state.data?.some((catalogue) => catalogue.state === 'waiting')) return false;
      return state.dataUpdateCount > LOOKS ? LONG_WAITING_MS : WAITING_MS;
    },
    queryFn: async () => {
      const { data } = await client
        .from('catalogues')
        .select('id,title,state,failure,left_out,piece_count')
        .order('created_at')
        .throwOnError();
      return data as Catalogue[];
    },
  });
}

const PIECE = 'id,catalogue_id,title,creator,licence,licence_url,source_url,duration_ms,place';

/** The first pieces of all catalogues, those that begin them before all others. */
export function useSomeCatalogueTracks(most: number) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'catalogues', 'some', most],
    meta: { isKept: true },
    queryFn: async () => {
      const { data } = await client
        .from('catalogue_tracks')
        .select(PIECE)
        .order('place')
        .order('id')
        .limit(most)
        .throwOnError();
      return data as CatalogueTrack[];
    },
  });
}

/** What is heard under `catalogue:` with its id, or `open:` with that of a piece; nothing is asked for under other keys. */
export function useChosenCatalogueTracks(chosen: string | null) {
  const { client, key } = useScope();
  const [kind = '', id = ''] = chosen?.split(':') ?? [];
  return useQuery({
    queryKey: [...key, 'catalogues', 'chosen', kind, id],
    meta: { isKept: true },
    enabled: kind === 'catalogue' || kind === 'open',
    queryFn: async () => {
      const { data } = await client
        .from('catalogue_tracks')
        .select(PIECE)
        .eq(kind === 'open' ? 'id' : 'catalogue_id', id)
        .order('place')
        .throwOnError();
      return data as CatalogueTrack[];
    },
  });
}

/** The pieces of one catalogue, in its order. */
export function useCatalogueTracks(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'catalogues', id],
    meta: { isKept: true },
    queryFn: async () => {
      const { data } = await client
        .from('catalogue_tracks')
        .select(PIECE)
        .eq('catalogue_id', id)
        .order('place')
        .throwOnError();
      return data as CatalogueTrack[];
    },
  });
}

/** Where each catalogue is read, for those who may write the library; a token may stand in it, so no device keeps it. */
export function useCatalogueAddresses() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'catalogues', 'addresses'],
    queryFn: async () => {
      const { data } = await client.rpc('catalogue_addresses').throwOnError();
      return new Map((data as { id: string; address: string }[]).map(({ id, address }) => [id, address]));
    },
  });
}

/** Adds a catalogue, or removes one; what is removed comes back by being added. */
export function useChangeCatalogues() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, address, act }: { id: string; address: string; act: 'add' | 'remove' }) => {
      const table = client.from('catalogues');
      await (act === 'add' ? table.insert({ id, address }) : table.delete().eq('id', id)).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'catalogues'] }),
  });
}
