import type { JournalDocument } from '@reflectory/contracts/document';
import type { ImportedRow } from '@reflectory/domain/importing';
import { derivedId, entryIdOf, fileIdOf } from './derived-id.ts';
import type { RowToAdd } from './imports.repository.ts';
import { placePictures } from './place-pictures.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What is being written down elsewhere is not written down here. */
const settled = (values: ImportedRow['values']) =>
  values['status'] === 'waiting' ? { ...values, status: 'failed', failure: 'unavailable' } : values;

/** The id that a recording of an export gets. */
export const recordingIdOf = (person: string, { values }: ImportedRow): string =>
  derivedId(person, 'recordings', String(values['id']));

/** A row of an export as the database takes it: ids of the person's own instead of those of the export. */
export function rowToAdd(person: string, row: ImportedRow): RowToAdd {
  const { table, entry } = row;
  const values = table === 'transcripts' ? settled(row.values) : row.values;
  const { id, session_id: session, recording_id: recording, document, documents } = values;
  const pictures = new Map(
    entry ? [...entry.paths].map(([name, path]) => [name, { id: fileIdOf(person, entry, path), path }]) : [],
  );
  const placed = (written: unknown) => (written ? placePictures(written as JournalDocument, pictures) : null);
  return {
    table,
    was: isText(id) && UUID.test(id) ? id : null,
    values: {
      ...values,
      ...(isText(id) && { id: derivedId(person, table, id) }),
      ...('entry_id' in values && { entry_id: entry && entryIdOf(person, entry) }),
      ...(isText(session) && { session_id: derivedId(person, 'sessions', session) }),
      ...(isText(recording) && { recording_id: derivedId(person, 'recordings', recording) }),
      ...(document !== undefined && { document: placed(document) }),
      ...(Array.isArray(documents) && { documents: documents.map(placed) }),
    },
  };
}
