import { callStorage } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { useStorageCaller } from '../../../player/use-storage-caller.ts';
import type { OwnTrack } from '../model/music.ts';

/** Seconds for which an address of a cover works; new ones are asked for before that. */
const SIGNED_SECONDS = 3600;

type Signed = { path: string; signedURL: string | null };

/** Addresses of covers by the id of their piece. A list without pictures is whole, so that nothing waits for them. */
export function useCovers(tracks: readonly OwnTrack[]): ReadonlyMap<string, string> {
  const { key } = useScope();
  const caller = useStorageCaller();
  const ids = tracks.filter(({ has_cover }) => has_cover).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...key, 'covers', ids.toSorted().join()],
    enabled: ids.length > 0 && caller !== null,
    placeholderData: keepPreviousData,
    staleTime: (SIGNED_SECONDS / 2) * 1000,
    queryFn: async () => {
      if (!caller) return new Map<string, string>();
      const idOf = new Map(ids.map((id) => [trackPath(caller.userId, id, 'cover'), id]));
      const answer = await callStorage(caller, `object/sign/${MUSIC_PLACE.bucket}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: SIGNED_SECONDS, paths: [...idOf.keys()] }),
      });
      if (!answer.ok) throw new Error(`No addresses of covers: ${answer.status}`);
      const signed = (await answer.json()) as Signed[];
      return new Map(
        signed.flatMap(({ path, signedURL }) =>
          signedURL ? [[idOf.get(path) ?? '', `${caller.service.url}/storage/v1${signedURL}`]] : [],
        ),
      );
    },
  });
  return data ?? new Map();
}
