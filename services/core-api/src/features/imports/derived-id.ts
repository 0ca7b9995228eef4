import { createHash } from 'node:crypto';
import type { ImportedEntry } from '@reflectory/domain/importing';

/** An id of the person's own that is the same each time, so that nothing comes twice. */
export function derivedId(person: string, ...names: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([person, ...names]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

type EntryName = Pick<ImportedEntry, 'source' | 'sourceId'>;

/** The id of an entry: rows that belong to it are written with it. */
export const entryIdOf = (person: string, { source, sourceId }: EntryName): string =>
  derivedId(person, 'entries', source, sourceId);

/** The id of a file by its path in the archive: the same file of the same entry comes once. */
export const fileIdOf = (person: string, { source, sourceId }: EntryName, path: string): string =>
  derivedId(person, source, sourceId, path);
