import { callFunction, ownProvider } from '@reflectory/client';
import type { ArtworkRow } from '@reflectory/contracts/journal';
import type {} from '@reflectory/contracts/paintings';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { functionFailure, tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** The drawing of an entry, and what a provider painted of it. */
export type EntryArtwork = Pick<
  ArtworkRow,
  'svg' | 'painting' | 'painted_by' | 'painting_state' | 'painting_failure' | 'shows_painting'
>;

/** Columns of `artworks` that an `EntryArtwork` is made from. */
export const artworkColumns =
  'svg,painting,painted_by,painting_state,painting_failure,shows_painting' as const;
/** Milliseconds between two looks at a picture that is being painted. */
const POLL_MS = 2500;

/** How the drawing of an entry is read; null when it has none. */
export const artworkQuery = ({ client, key }: ReadScope, entryId: string) =>
  queryOptions({
    queryKey: [...key, 'artwork', entryId],
    meta: keptOnDevice,
    queryFn: async (): Promise<EntryArtwork | null> => {
      const { data, error, status } = await client
        .from('artworks')
        .select(artworkColumns)
        .eq('entry_id', entryId)
        .order('created_at', { ascending: false })
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0] ?? null;
    },
  });

/** Null when the entry has none. */
export function useArtwork(entryId: string) {
  return useQuery({
    ...artworkQuery(useReadScope(), entryId),
    refetchInterval: ({ state }) => (state.data?.painting_state === 'waiting' ? POLL_MS : false),
  });
}

/** Host of who paints for this person; null where nobody does, or they did not agree. */
export function usePainter(): string | null {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { data } = useQuery(ownProvider(client, boot.instance.id, userId));
  if (!data?.has_consent || !data.provider?.tasks.includes('images')) return null;
  return data.provider.host;
}

/** Has the entry painted, or shows what was painted or drawn. */
export function useChangeArtwork(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [...key, 'artwork', entryId] }),
      queries.invalidateQueries({ queryKey: [...key, 'thumbnails'] }),
    ]);
  const paint = useMutation({
    onSettled,
    mutationFn: async () => {
      try {
        await callFunction(client, 'paint-entry', { entry_id: entryId });
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
  const show = useMutation({
    onSettled,
    mutationFn: async (showsPainting: boolean) => {
      const { error, status } = await client
        .from('artworks')
        .update({ shows_painting: showsPainting })
        .eq('entry_id', entryId);
      if (error) throw tableFailure(status, error);
    },
  });
  return { paint, show };
}
