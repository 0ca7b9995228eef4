import { IMPORT_PART_BYTES } from '@reflectory/contracts/imports';
import { type ArchiveSource, ImportError } from '@reflectory/domain/importing';
import { fileKey, type FileStore } from '@reflectory/storage';
import type { ImportToDo } from './imports.repository.ts';

/**
 * The parts of an upload as the one archive that they are.
 *
 * @throws ImportError `broken-archive` when a part is missing
 */
export function openParts(
  files: Pick<FileStore, 'read'>,
  instanceId: string,
  { versions, sizes, byte_count: byteCount }: ImportToDo,
): ArchiveSource {
  const size = Number(byteCount);
  const isWhole =
    versions.length === Math.ceil(size / IMPORT_PART_BYTES) &&
    sizes.every(
      (length, part) => Number(length) === Math.min(IMPORT_PART_BYTES, size - part * IMPORT_PART_BYTES),
    );
  if (!isWhole) throw new ImportError('broken-archive');
  return {
    size,
    async *read(start, end) {
      const last = Math.min(end, size);
      for (let place = start; place < last;) {
        const part = Math.floor(place / IMPORT_PART_BYTES);
        const partStart = part * IMPORT_PART_BYTES;
        const until = Math.min(last, partStart + IMPORT_PART_BYTES);
        const range = { start: place - partStart, end: until - 1 - partStart };
        yield* await files.read(fileKey(instanceId, versions[part] ?? ''), range);
        place = until;
      }
    },
  };
}
