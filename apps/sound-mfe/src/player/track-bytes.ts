import { callStorage, type StorageCaller } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';

let reader: StorageCaller | null = null;

/** Says as whom pieces are read from now on: the player is beside the screens, which know it. */
export const readTracksAs = (next: StorageCaller): void => void (reader = next);

/** The bytes of a person's own piece. @throws Error where they are not to be had */
export async function fetchTrack(id: string): Promise<ArrayBuffer> {
  if (!reader) throw new Error('Nobody is signed in');
  const path = `${MUSIC_PLACE.bucket}/${trackPath(reader.userId, id)}`;
  const answer = await callStorage(reader, `object/authenticated/${path}`, {});
  if (!answer.ok) throw new Error(`The piece was not sent: ${answer.status}`);
  return answer.arrayBuffer();
}
