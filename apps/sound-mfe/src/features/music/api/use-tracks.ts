import { useQuery } from '@tanstack/react-query';
import { keepOnlyTracks } from '../../../player/kept-tracks.ts';
import { useScope } from '../../../shared/use-scope.ts';
import type { OwnTrack } from '../model/music.ts';

/** A person keeps so many at most. */
const MOST = 1000;
const COLUMNS =
  'id,title,artist,album,album_place,duration_ms,bytes,loudness_lufs,peak_dbfs,has_cover,stopped_at_ms,heard_at';

export const tracksKey = (key: readonly string[]) => [...key, 'tracks'];

/** The pieces that somebody brought. */
export function useTracks() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: tracksKey(key),
    meta: { isKept: true },
    queryFn: async (): Promise<OwnTrack[]> => {
      const { data } = await client
        .from('tracks')
        .select(COLUMNS)
        .is('removed_at', null)
        .order('created_at')
        .limit(MOST)
        .throwOnError();
      // What was removed anywhere goes from this device as soon as it hears of it; undoing that fetches it again.
      const [, instanceId, userId] = key;
      void keepOnlyTracks({ instanceId, userId }, new Set(data.map(({ id }) => id)));
      return data;
    },
  });
}
