import { Readable } from 'node:stream';
import type { ImportedFile, ImportedRow } from '@reflectory/domain/importing';
import type { Transaction } from '@reflectory/runtime/database';
import { type FileStore, type QuotaLimits, type ReceiveFile, StorageError } from '@reflectory/storage';
import { createKeepFile } from '../../kept-files/index.ts';
import { keepPiece } from './keep-piece.ts';
import type { FileName, ImportPlace, ImportsRepository } from './imports.repository.ts';

const MOST_NAME = 255;
/** Containers that hold sound as well as films. */
const SOUND = /\.(mp3|m4a|aac|wav|ogg|opus|flac)$/i;
/** The sound of a recording: as long as may be recorded. */
const MOST_SOUND_BYTES = 52_428_800;

export type AttachDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'write'>;
  fileLimits: QuotaLimits & { largest: number };
  imports: ImportsRepository;
  receive: ReceiveFile;
};

/** A piece of music, with the id that it has in the export. */
export type Piece = {
  kind: 'piece';
  id: string;
  was: string;
  values: ImportedRow['values'];
  cover: ImportedFile['file'] | null;
  file: Pick<ImportedFile, 'name' | 'file'>;
};

/** How adding ended: bytes that it took, whether more are wanted, and why it was left out all the same. */
export type Added = { size: number; isWanted: boolean; fault?: string };

/** What comes after the entries: a file of one, or the sound of a recording. */
export type Attachment =
  | { kind: 'file'; id: string; name: FileName; file: ImportedFile }
  | Piece
  | { kind: 'sound'; id: string; contentType: string; file: Pick<ImportedFile, 'name' | 'file'> };

/** Adds one file as an upload would. */
export function createAddAttached(dependencies: AttachDependencies) {
  const { db, fileLimits, imports } = dependencies;
  const keep = createKeepFile(dependencies);
  return async (place: ImportPlace, person: string, attachment: Attachment, room: number): Promise<Added> => {
    const limit = Math.min(fileLimits.largest, room);
    const owner = { instanceId: place.instanceId, userId: person };
    const toKeep = ({ file, name }: Pick<ImportedFile, 'name' | 'file'>, type: string) => ({
      size: file.size,
      read: () => Readable.from(file.read(), { objectMode: false }),
      contentType: type || (SOUND.test(name) ? 'audio/*' : ''),
    });
    if (attachment.kind === 'piece')
      return keepPiece({ ...dependencies, keep }, place, person, attachment, limit);
    if (attachment.kind === 'sound') {
      const { id, contentType: type, file } = attachment;
      const most = Math.min(limit, MOST_SOUND_BYTES);
      const { version, size, metadata } = await keep(
        owner,
        { ...toKeep(file, type), keepsDetails: true },
        most,
      );
      if (!metadata.mimetype.startsWith('audio/'))
        throw new StorageError(415, 'invalid_mime_type', 'InvalidRequest', 'This is no sound');
      return { size, isWanted: await imports.addSound(db, place, { recordingId: id, version, metadata }) };
    }
    const { name, file } = attachment;
    const { details } = file;
    const { version, size, metadata, userMetadata } = await keep(
      owner,
      { ...toKeep(file, ''), keepsDetails: details?.keepsDetails ?? false },
      limit,
    );
    const isWanted = await imports.addFile(db, place, {
      ...name,
      version,
      metadata,
      user_metadata: userMetadata,
      name: Array.from(file.name).slice(-MOST_NAME).join(''),
      alt: details?.alt ?? '',
      caption: details?.caption ?? '',
      position: details?.position ?? Number(/\d+$/.exec(file.reference)?.[0] ?? 0),
      taken_at: details?.takenAt ?? null,
      duration_ms: details?.durationMs ?? null,
    });
    return { size, isWanted };
  };
}
