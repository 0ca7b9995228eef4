import { LONGEST_TRACK_MS } from '@reflectory/contracts/music';
import { parseBuffer } from 'music-metadata';

/** Players and files round what they say. */
const ROOM_MS = 5000;

/** Whether music would fill the memory once it is decoded, or does not say how long it is. */
export async function isTooLong(bytes: ArrayBuffer): Promise<boolean> {
  const { format } = await parseBuffer(new Uint8Array(bytes), {}, { duration: true, skipCovers: true });
  return format.duration === undefined || format.duration * 1000 > LONGEST_TRACK_MS + ROOM_MS;
}
