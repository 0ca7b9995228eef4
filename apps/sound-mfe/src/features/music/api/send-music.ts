import type { ServiceClient } from '@reflectory/client';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { type MusicRefusal, type ReadMusic, RefusedMusicError } from '../model/music.ts';

type StorageFailure = { message: string; statusCode?: string };

const refusals: Readonly<Record<string, MusicRefusal>> = {
  '413': 'tooLarge',
  '415': 'notMusic',
  '422': 'notMusic',
};

function refuse({ message, statusCode = '' }: StorageFailure): never {
  throw new RefusedMusicError(message.includes('used up') ? 'noRoom' : (refusals[statusCode] ?? 'failed'));
}

/** Keeps a file as a piece of its person. @throws RefusedMusicError */
export async function sendMusic(
  { client, userId }: { client: ServiceClient; userId: string },
  file: File,
  { cover, albumPlace, durationMs, loudness, peak, ...words }: ReadMusic,
): Promise<void> {
  const id = crypto.randomUUID();
  const bucket = client.storage.from(MUSIC_PLACE.bucket);
  // Its details are its own: nobody else ever gets the file.
  const sent = await bucket.upload(trackPath(userId, id), file, {
    contentType: file.type || 'audio/mpeg',
    metadata: { keepsDetails: true },
  });
  if (sent.error) refuse(sent.error);
  // Without its cover it is whole as well.
  const covered =
    cover && (await bucket.upload(trackPath(userId, id, 'cover'), cover, { contentType: cover.type }));
  const { error } = await client.from('tracks').insert({
    id,
    ...words,
    album_place: albumPlace,
    duration_ms: durationMs,
    loudness_lufs: loudness,
    peak_dbfs: peak,
    has_cover: covered !== null && !covered.error,
  });
  if (!error) return;
  await bucket.remove([trackPath(userId, id), trackPath(userId, id, 'cover')]);
  throw new RefusedMusicError(error.code === 'PT413' ? 'tooMany' : 'failed');
}
