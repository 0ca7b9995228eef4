import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ImportError,
  type ImportedEntry,
  type ImportedFile,
  type ImportItem,
} from '@reflectory/domain/importing';
import type { Transaction } from '@reflectory/runtime/database';
import {
  fileKey,
  type FileStore,
  FileTooLargeError,
  type QuotaLimits,
  type ReceiveFile,
  StorageError,
} from '@reflectory/storage';
import type { FileName, ImportPlace, ImportsRepository, ImportToDo } from './imports.repository.ts';
import { createFaults } from './preview-import.ts';

/** Files that are asked for at once, and items after which the place is kept anyway. */
const FILES_AT_ONCE = 20;
const ITEMS_AT_ONCE = 1000;
const MOST_NAME = 255;
/** Containers that hold sound as well as films. */
const SOUND = /\.(mp3|m4a|aac|wav|ogg|opus|flac)$/i;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'write'>;
  fileLimits: QuotaLimits & { largest: number };
  imports: ImportsRepository;
  receive: ReceiveFile;
};
type Comer = { name: FileName; file: ImportedFile };
type Faults = ReturnType<typeof createFaults>;
type Batch = { from: number; to: number; comers: Comer[] };

/** The same file of the same entry has the same id, so that it comes once. */
function fileId(person: string, { source, sourceId }: ImportedEntry, { file }: ImportedFile): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([person, source, sourceId, file.path]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

async function* batchesOf(
  person: string,
  items: AsyncIterable<ImportItem>,
  after: number,
): AsyncGenerator<Batch> {
  let at = 0;
  let batch: Batch = { from: after, to: after, comers: [] };
  for await (const item of items) {
    at += 1;
    if (at <= after) continue;
    batch.to = at;
    if (item.kind === 'entry')
      for (const file of item.entry.files) {
        const { source, sourceId } = item.entry;
        batch.comers.push({
          file,
          name: { id: fileId(person, item.entry, file), source, source_id: sourceId },
        });
      }
    if (batch.comers.length < FILES_AT_ONCE && batch.to - batch.from < ITEMS_AT_ONCE) continue;
    yield batch;
    batch = { from: at, to: at, comers: [] };
  }
  if (batch.to > batch.from) yield batch;
}

/** Why a file does not come; null where it is no fault of the file. */
function faultOf(error: unknown, isRoomShort: boolean): string | null {
  if (error instanceof ImportError) return error.problem.code;
  if (error instanceof FileTooLargeError) return isRoomShort ? 'no-room' : 'large-file';
  if (!(error instanceof StorageError)) return null;
  return error.statusCode === 415 ? 'unknown-file' : 'broken-file';
}

/** Adds one file as an upload would, and answers whether more are wanted. */
function createAddFile({ db, files, fileLimits, imports, receive }: Dependencies) {
  return async (place: ImportPlace, person: string, { file, name }: Comer, room: number) => {
    const { details } = file;
    const limit = Math.min(fileLimits.largest, room);
    if (file.file.size > limit) throw new FileTooLargeError();
    const upload = await receive(
      { instance: place.instanceId, person },
      {
        content: Readable.from(file.file.read(), { objectMode: false }),
        contentType: SOUND.test(file.name) ? 'audio/*' : '',
        cacheControl: '',
        contentEncoding: undefined,
        userMetadata: { keepsDetails: details?.keepsDetails ?? false },
        announced: null,
      },
      limit,
    );
    const version = randomUUID();
    const { size, eTag } = await files
      .write(fileKey(place.instanceId, version), upload.content, limit)
      .finally(() => upload.content.destroy());
    const isWanted = await imports.addFile(db, place, {
      ...name,
      version,
      metadata: {
        eTag,
        size,
        mimetype: upload.contentType,
        cacheControl: upload.cacheControl,
        lastModified: new Date().toISOString(),
        contentLength: size,
        httpStatusCode: 200,
      },
      user_metadata: upload.userMetadata,
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

/**
 * Brings the files of entries that are there: cleaned as any upload is, one after the other, each streamed from the archive.
 * Answers `done` when the archive was read to its end, and `stopped` when its files are not wanted any more.
 */
export function createAttachFiles(dependencies: Dependencies) {
  const { db, fileLimits, imports } = dependencies;
  const add = createAddFile(dependencies);

  const addWanted = async (place: ImportPlace, person: string, comers: Comer[], faults: Faults) => {
    const names = comers.map(({ name }) => name);
    const wanted = await imports.findWantedFiles(db, place, names);
    if (wanted.size === 0) return true;
    let room = await imports.roomFor(db, place, fileLimits);
    for (const comer of comers.filter(({ name }) => wanted.has(name.id))) {
      try {
        const { size, isWanted } = await add(place, person, comer, room);
        if (!isWanted) return false;
        room -= size;
      } catch (error) {
        const code = faultOf(error, room < Math.min(fileLimits.largest, comer.file.file.size));
        if (code === null) throw error;
        faults.add({ code, item: comer.file.name });
      }
    }
    return true;
  };

  return async (
    place: ImportPlace,
    { user_id: person, attached_item_count: after, file_faults: known }: ImportToDo,
    items: AsyncIterable<ImportItem>,
    isLate: () => boolean,
  ): Promise<'done' | 'late' | 'stopped'> => {
    const faults = createFaults(known ?? []);
    for await (const { from, to, comers } of batchesOf(person, items, after)) {
      if (!(await addWanted(place, person, comers, faults))) return 'stopped';
      if (!(await imports.keepAttached(db, place, { from, to, faults: faults.list() }))) return 'stopped';
      if (isLate()) return 'late';
    }
    return 'done';
  };
}
