import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import type { OwnTrack } from '../model/music.ts';

/** Seconds for which an address of a cover works; new ones are asked for before that. */
const SIGNED_SECONDS = 3600;

/** Addresses of covers by the id of their piece. A list without pictures is whole, so that nothing waits for them. */
export function useCovers(tracks: readonly OwnTrack[]): ReadonlyMap<string, string> {
  const { client, key } = useScope();
  const { id: userId } = useCurrentUser();
  const ids = tracks.filter(({ has_cover }) => has_cover).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...key, 'covers', ids.join()],
    enabled: ids.length > 0,
    staleTime: (SIGNED_SECONDS / 2) * 1000,
    queryFn: async () => {
      const { data: signed } = await client.storage.from(MUSIC_PLACE.bucket).createSignedUrls(
        ids.map((id) => trackPath(userId, id, 'cover')),
        SIGNED_SECONDS,
      );
      return new Map((signed ?? []).map(({ signedUrl }, at) => [ids[at] ?? '', signedUrl]));
    },
  });
  return data ?? new Map();
}
