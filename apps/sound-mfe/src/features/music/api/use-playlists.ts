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
    meta: { isKept: true },
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

export type PlaylistChange = { act: 'add' | 'rename' | 'order' | 'delete'; playlist: Playlist };

const changed = (lists: readonly Playlist[], { act, playlist }: PlaylistChange): Playlist[] => {
  const others = lists.filter(({ id }) => id !== playlist.id);
  if (act === 'add') return [playlist, ...others];
  if (act === 'delete') return others;
  // Whoever renames a list may have read it before its order changed, and the other way round.
  const { name, track_ids } = playlist;
  const part = act === 'rename' ? { name } : { track_ids };
  return lists.map((list) => (list.id === playlist.id ? { ...list, ...part } : list));
};

/**
 * Adds, renames, orders and deletes lists, one change after the other; each is shown at once, so that the next begins with
 * it. What is deleted comes back by being added.
 */
export function useChangePlaylist() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const queryKey = [...key, 'playlists'];
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: async ({ act, playlist: { id, name, track_ids } }: PlaylistChange) => {
      const table = client.from('playlists');
      if (act === 'add') await table.insert({ id, name, track_ids }).throwOnError();
      if (act === 'rename') await table.update({ name }).eq('id', id).throwOnError();
      if (act === 'order') await table.update({ track_ids }).eq('id', id).throwOnError();
      if (act === 'delete') await table.delete().eq('id', id).throwOnError();
    },
    async onMutate(change) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Playlist[]>(queryKey, (lists) => lists && changed(lists, change));
    },
    onSettled() {
      // What is read while another change waits does not have it yet.
      const isLast = queries.isMutating({ mutationKey: queryKey }) === 1;
      return isLast ? queries.invalidateQueries({ queryKey }) : undefined;
    },
  });
}
