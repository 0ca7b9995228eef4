import { callFunction } from '@reflectory/client';
import { callStorage, type StorageCaller } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { findKeptTrack } from './kept-tracks.ts';
import type { Track } from './track.ts';

export type TrackReader = StorageCaller & { instanceId: string };

let reader: TrackReader | null = null;

/** Says as whom pieces are read from now on: the player is beside the screens, which know it. */
export const readTracksAs = (next: TrackReader): void => void (reader = next);

/** Pieces of catalogues that are fetched at once: what is heard, and what follows. Whoever skips on waits for no others. */
const AT_ONCE = 2;
const underWay = new Set<AbortController>();

async function fetchFromCatalogue({ client }: StorageCaller, id: string): Promise<ArrayBuffer> {
  const fetching = new AbortController();
  underWay.add(fetching);
  for (const earlier of [...underWay].slice(0, -AT_ONCE)) earlier.abort();
  try {
    const piece: Blob = await callFunction(
      client,
      'get-catalogue-track',
      { id },
      { signal: fetching.signal },
    );
    return await piece.arrayBuffer();
  } finally {
    underWay.delete(fetching);
  }
}

/** The bytes of a piece of one's own as the service has them. @throws Error where they are not to be had */
export async function fetchOwnTrack(caller: StorageCaller, id: string): Promise<ArrayBuffer> {
  const path = `${MUSIC_PLACE.bucket}/${trackPath(caller.userId, id)}`;
  const answer = await callStorage(caller, `object/authenticated/${path}`, {});
  if (!answer.ok) throw new Error(`The piece was not sent: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The picture of a piece of one's own. @throws Error where it is not to be had */
export async function fetchOwnCover(caller: StorageCaller, id: string): Promise<Blob> {
  const path = `${MUSIC_PLACE.bucket}/${trackPath(caller.userId, id, 'cover')}`;
  const answer = await callStorage(caller, `object/authenticated/${path}`, {});
  if (!answer.ok) throw new Error(`The picture was not sent: ${answer.status}`);
  return answer.blob();
}

/** The bytes of a piece, kept on the device, one's own or of a catalogue. @throws Error where they are not to be had; FunctionCallError of a catalogue */
export async function fetchTrack({ id, credit }: Track): Promise<ArrayBuffer> {
  if (!reader) throw new Error('Nobody is signed in');
  if (credit) return fetchFromCatalogue(reader, id);
  return (await findKeptTrack(reader, id)) ?? fetchOwnTrack(reader, id);
}
