import { ImportError, type ImportItem } from '@reflectory/domain/importing';
import { FileTooLargeError, StorageError } from '@reflectory/storage';
import { type AttachDependencies, type Attachment, createAddAttached } from './add-attached.ts';
import { fileIdOf } from './derived-id.ts';
import type { ImportPlace, ImportToDo } from './imports.repository.ts';
import { createFaults } from './preview-import.ts';
import { rowIdOf } from './row-to-add.ts';

/** Files that are asked for at once, and items after which the place is kept anyway. */
const FILES_AT_ONCE = 20;
const ITEMS_AT_ONCE = 1000;

type Faults = ReturnType<typeof createFaults>;
type Batch = { from: number; to: number; attachments: Attachment[] };

/** What an item brings besides its words. */
function attachmentsOf(person: string, item: ImportItem): Attachment[] {
  if (item.kind === 'entry') {
    const { source, sourceId, files } = item.entry;
    return files.map((file) => {
      const id = fileIdOf(person, item.entry, file.file.path);
      return { kind: 'file', id, name: { id, source, source_id: sourceId }, file };
    });
  }
  if (item.kind === 'problem' || !item.row.file) return [];
  const { file, cover = null, table, values } = item.row;
  const id = rowIdOf(person, item.row);
  if (table === 'tracks') {
    const was = String(values['id']);
    return [{ kind: 'piece', id, was, values, cover, file: { name: String(values['title']), file } }];
  }
  const name = file.path.replace(/^.*\//, '');
  const contentType = String(values['content_type']);
  return [{ kind: 'sound', id, contentType, file: { name, file } }];
}

async function* batchesOf(
  person: string,
  items: AsyncIterable<ImportItem>,
  after: number,
): AsyncGenerator<Batch> {
  let at = 0;
  let batch: Batch = { from: after, to: after, attachments: [] };
  for await (const item of items) {
    at += 1;
    if (at <= after) continue;
    batch.to = at;
    batch.attachments.push(...attachmentsOf(person, item));
    if (batch.attachments.length < FILES_AT_ONCE && batch.to - batch.from < ITEMS_AT_ONCE) continue;
    yield batch;
    batch = { from: at, to: at, attachments: [] };
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

/** Those of a batch that this import is to bring and that are not there yet. */
async function wantedOf(
  { db, imports }: Pick<AttachDependencies, 'db' | 'imports'>,
  place: ImportPlace,
  attachments: readonly Attachment[],
): Promise<Attachment[]> {
  const names = attachments.flatMap((one) => (one.kind === 'file' ? [one.name] : []));
  const sounds = attachments.flatMap((one) => (one.kind === 'sound' ? [one.id] : []));
  const pieces = attachments.flatMap((one) => (one.kind === 'piece' ? [one] : []));
  const wanted = {
    file: names.length > 0 ? await imports.findWantedFiles(db, place, names) : new Set<string>(),
    piece: pieces.length > 0 ? await imports.findWantedTracks(db, place, pieces) : new Set<string>(),
    sound: sounds.length > 0 ? await imports.findWantedSounds(db, place, sounds) : new Set<string>(),
  };
  return attachments.filter(({ kind, id }) => wanted[kind].has(id));
}

/**
 * Brings the files of entries that are there: cleaned as any upload is, one after the other, each streamed from the archive.
 * Answers `done` when the archive was read to its end, and `stopped` when its files are not wanted any more.
 */
export function createAttachFiles(dependencies: AttachDependencies) {
  const { db, fileLimits, imports } = dependencies;
  const add = createAddAttached(dependencies);

  const addWanted = async (place: ImportPlace, person: string, attachments: Attachment[], faults: Faults) => {
    const wanted = await wantedOf(dependencies, place, attachments);
    if (wanted.length === 0) return true;
    let room = await imports.roomFor(db, place, fileLimits);
    for (const attachment of wanted) {
      const { name, file } = attachment.file;
      try {
        const { size, isWanted, fault } = await add(place, person, attachment, room);
        if (!isWanted) return false;
        room -= size;
        if (fault) faults.add({ code: fault, item: name });
      } catch (error) {
        const code = faultOf(error, room < Math.min(fileLimits.largest, file.size));
        if (code === null) throw error;
        faults.add({ code, item: name });
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
    for await (const { from, to, attachments } of batchesOf(person, items, after)) {
      if (!(await addWanted(place, person, attachments, faults))) return 'stopped';
      if (!(await imports.keepAttached(db, place, { from, to, faults: faults.list() }))) return 'stopped';
      if (isLate()) return 'late';
    }
    return 'done';
  };
}
