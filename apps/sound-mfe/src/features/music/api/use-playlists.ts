import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import type { Playlist } from '../model/music.ts';

/** A person keeps so many at most. */
const MOST = 100;

/** Somebody's lists of pieces, the latest first. */
export function usePlaylists() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'playlists'],
    meta: { keptOnDevice: true },
    queryFn: async (): Promise<Playlist[]> => {
      const { data } = await client
        .from('playlists')
        .select('id,name,track_ids')
        .order('created_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}

export type PlaylistChange = { act: 'add' | 'change' | 'delete'; playlist: Playlist };

/** Adds, changes and deletes lists; what is deleted comes back by being added. */
export function useChangePlaylist() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, playlist: { id, name, track_ids } }: PlaylistChange) => {
      const table = client.from('playlists');
      if (act === 'add') await table.insert({ id, name, track_ids }).throwOnError();
      if (act === 'change') await table.update({ name, track_ids }).eq('id', id).throwOnError();
      if (act === 'delete') await table.delete().eq('id', id).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'playlists'] }),
  });
}
