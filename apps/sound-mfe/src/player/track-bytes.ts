import { callStorage, type StorageCaller } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import type { Track } from './track.ts';

let reader: StorageCaller | null = null;

/** Says as whom pieces are read from now on: the player is beside the screens, which know it. */
export const readTracksAs = (next: StorageCaller): void => void (reader = next);

/** The bytes of a piece, one's own or of a catalogue. @throws Error where they are not to be had */
export async function fetchTrack({ id, credit }: Track): Promise<ArrayBuffer> {
  if (!reader) throw new Error('Nobody is signed in');
  if (credit) {
    const { data, error } = await reader.client.functions.invoke<Blob>('get-catalogue-track', {
      body: { id },
    });
    if (error) throw error as Error;
    return (data as Blob).arrayBuffer();
  }
  const path = `${MUSIC_PLACE.bucket}/${trackPath(reader.userId, id)}`;
  const answer = await callStorage(reader, `object/authenticated/${path}`, {});
  if (!answer.ok) throw new Error(`The piece was not sent: ${answer.status}`);
  return answer.arrayBuffer();
}
