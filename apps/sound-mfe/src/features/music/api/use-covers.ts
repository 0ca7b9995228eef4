import { callStorage } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { usePlatform } from '@reflectory/platform-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findKeptCover } from '../../../player/kept-tracks.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { useStorageCaller } from '../../../player/use-storage-caller.ts';
import { useTrackOwner } from '../device/use-kept-music.ts';
import type { OwnTrack } from '../model/music.ts';

/** Seconds for which an address of a cover works; new ones are asked for before that. */
const SIGNED_SECONDS = 3600;

type Signed = { path: string; signedURL: string | null };

/** Pictures of pieces that this device keeps, by the id of the piece, for as long as there is no network. */
function useKeptCovers(ids: readonly string[]): ReadonlyMap<string, string> {
  const { isOnline } = usePlatform();
  const owner = useTrackOwner();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = isOnline ? '' : ids.join();
  useEffect(() => {
    if (wanted === '') return undefined;
    const made = new Map<string, string>();
    let isOver = false;
    const read = async (id: string) => {
      const cover = await findKeptCover(owner, id);
      if (cover && !isOver) made.set(id, URL.createObjectURL(cover));
    };
    void Promise.all(wanted.split(',').map(read)).then(() => isOver || setAddresses(new Map(made)));
    return () => {
      isOver = true;
      for (const address of made.values()) URL.revokeObjectURL(address);
      setAddresses(new Map());
    };
  }, [wanted, owner]);
  return addresses;
}

/** Addresses of covers by the id of their piece. A list without pictures is whole, so that nothing waits for them. */
export function useCovers(tracks: readonly OwnTrack[]): ReadonlyMap<string, string> {
  const { key } = useScope();
  const caller = useStorageCaller();
  const ids = tracks.filter(({ has_cover }) => has_cover).map(({ id }) => id);
  const kept = useKeptCovers(ids);
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
  return new Map([...(data ?? []), ...kept]);
}
