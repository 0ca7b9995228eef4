import { Readable } from 'node:stream';
import { FileTooLargeError, StorageError } from '@reflectory/storage';
import type { createKeepFile } from '../../kept-files/index.ts';
import type { Added, AttachDependencies, Piece } from './add-attached.ts';
import type { ImportPlace } from './imports.repository.ts';

type Keep = ReturnType<typeof createKeepFile>;
type Dependencies = Pick<AttachDependencies, 'db' | 'imports'> & { keep: Keep };

/** Without its cover a piece is whole as well. */
async function keepCover(
  keep: Keep,
  owner: { instanceId: string; userId: string },
  cover: Piece['cover'],
  limit: number,
): Promise<Awaited<ReturnType<Keep>> | null> {
  if (!cover) return null;
  const { size } = cover;
  const read = () => Readable.from(cover.read(), { objectMode: false });
  try {
    const kept = await keep(owner, { size, read, contentType: '', keepsDetails: true }, limit);
    return kept.metadata.mimetype.startsWith('image/') ? kept : null;
  } catch (error) {
    if (error instanceof StorageError || error instanceof FileTooLargeError) return null;
    throw error;
  }
}

/** Adds a piece of music with its cover, as whoever brings it does. @throws StorageError, FileTooLargeError */
export async function keepPiece(
  { db, imports, keep }: Dependencies,
  place: ImportPlace,
  person: string,
  { id, values, cover: coverFile, file: { file } }: Piece,
  limit: number,
): Promise<Added> {
  const owner = { instanceId: place.instanceId, userId: person };
  const read = () => Readable.from(file.read(), { objectMode: false });
  const sound = await keep(
    owner,
    { size: file.size, read, contentType: 'audio/*', keepsDetails: true },
    limit,
  );
  if (!sound.metadata.mimetype.startsWith('audio/'))
    throw new StorageError(415, 'invalid_mime_type', 'InvalidRequest', 'This is no music');
  const cover = await keepCover(keep, owner, coverFile, limit - sound.size);
  const ending = await imports.addTrack(db, place, { values: { ...values, id }, sound, cover });
  const size = ending === 'added' ? sound.size + (cover?.size ?? 0) : 0;
  const fault = { refused: 'broken-file', full: 'no-room' }[ending as string];
  return { size, isWanted: ending !== 'stopped', ...(fault && { fault }) };
}
