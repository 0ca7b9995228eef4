import type { ServiceClient } from '@reflectory/client';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';

type Reader = { client: ServiceClient; userId: string };

let reader: Reader | null = null;

/** Says as whom pieces are read from now on: the player is beside the screens, which know it. */
export const readTracksAs = (next: Reader): void => void (reader = next);

/** The bytes of a person's own piece. @throws Error where they are not to be had */
export async function fetchTrack(id: string): Promise<ArrayBuffer> {
  if (!reader) throw new Error('Nobody is signed in');
  const bucket = reader.client.storage.from(MUSIC_PLACE.bucket);
  const { data, error } = await bucket.download(trackPath(reader.userId, id));
  if (error) throw error;
  return data.arrayBuffer();
}
