import { callStorage, type StorageCaller, storageStatus } from '@reflectory/client/storage';
import { MUSIC_PLACE, trackPath } from '@reflectory/contracts/music';
import { type MusicRefusal, type ReadMusic, RefusedMusicError } from '../model/music.ts';

/** Milliseconds that a whole file may take, over a slow line as well. */
const UPLOAD_MS = 900_000;
/** SQLSTATE of a row that an earlier try wrote. */
const ALREADY_THERE = '23505';

const refusals: Readonly<Record<number, MusicRefusal>> = {
  413: 'tooLarge',
  415: 'notMusic',
  422: 'notMusic',
};

/** Null where it is there. */
async function upload(
  caller: StorageCaller,
  path: string,
  content: Blob,
  stopped: AbortSignal,
): Promise<MusicRefusal | null> {
  const answer = await callStorage(caller, `object/${MUSIC_PLACE.bucket}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': content.type || 'audio/mpeg',
      // An earlier try perhaps arrived, and its answer did not.
      'x-upsert': 'true',
      // What a file says of itself is its person's own: nobody else ever gets it.
      'x-metadata': btoa(JSON.stringify({ keepsDetails: true })),
    },
    body: content,
    signal: stopped,
    timeoutMs: UPLOAD_MS,
  });
  const { status, code } = await storageStatus(answer);
  if (status < 300) return null;
  return code === 'quota_exceeded' ? 'noRoom' : (refusals[status] ?? 'failed');
}

/** Keeps a file as a piece of its person: under one id it is one piece, however often it is tried. @throws RefusedMusicError, or whatever a call without an answer rejects with */
export async function sendMusic(
  caller: StorageCaller,
  { id, file }: { id: string; file: File },
  { cover, albumPlace, durationMs, loudness, peak, ...words }: ReadMusic,
  stopped: AbortSignal,
): Promise<void> {
  const path = (part: 'sound' | 'cover') => trackPath(caller.userId, id, part);
  const refused = await upload(caller, path('sound'), file, stopped);
  if (refused) throw new RefusedMusicError(refused);
  // Without its cover it is whole as well.
  const hasCover = cover !== null && (await upload(caller, path('cover'), cover, stopped)) === null;
  const { error } = await caller.client.from('tracks').insert({
    id,
    ...words,
    album_place: albumPlace,
    duration_ms: durationMs,
    loudness_lufs: loudness,
    peak_dbfs: peak,
    has_cover: hasCover,
  });
  if (!error || error.code === ALREADY_THERE) return;
  if (!error.code) {
    // The answer was lost, and the row perhaps is there: bytes that no row names are swept by the service.
    const { data } = await caller.client.from('tracks').select('id').eq('id', id).maybeSingle();
    if (data) return;
    throw new RefusedMusicError('failed');
  }
  await callStorage(caller, `object/${MUSIC_PLACE.bucket}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [path('sound'), path('cover')] }),
  });
  throw new RefusedMusicError(error.code === 'PT413' ? 'tooMany' : 'failed');
}
