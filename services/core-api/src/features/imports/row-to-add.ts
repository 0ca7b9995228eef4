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

/** The id that a row of an export gets. */
export const rowIdOf = (person: string, { table, values }: ImportedRow): string =>
  derivedId(person, table, String(values['id']));

/** Kinds of things whose key is the id of a row that comes along. */
const tableOfThings: Readonly<Record<string, string>> = { music: 'tracks', soundscape: 'soundscapes' };

/** A thing of the library by the key that it gets, and the one that it had: what is still here is meant by that. */
function keysOf(person: string, { values, entry }: ImportedRow): Record<string, unknown> {
  const { kind, key } = values;
  if (!isText(kind) || !isText(key) || !UUID.test(key)) return {};
  const table = tableOfThings[kind];
  if (table) return { key: derivedId(person, table, key), was_key: key };
  return kind === 'artwork' && entry ? { key: entryIdOf(person, entry), was_key: key } : {};
}

/** Pieces of a playlist by the ids that they get, and those that they had. */
function piecesOf(person: string, { table, values }: ImportedRow): Record<string, unknown> {
  const ids = values['track_ids'];
  if (table !== 'playlists' || !Array.isArray(ids)) return {};
  const was = ids.filter(isText);
  return { track_ids: was.map((id) => derivedId(person, 'tracks', id)), was_track_ids: was };
}

/** A row of an export as the database takes it: ids of the person's own instead of those of the export. */
export function rowToAdd(person: string, row: ImportedRow): RowToAdd {
  const { table, entry } = row;
  const values = table === 'transcripts' ? settled(row.values) : row.values;
  const { id, session_id: session, recording_id: recording, collection_id: collection } = values;
  const { document, documents } = values;
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
      ...(isText(collection) && { collection_id: derivedId(person, 'library_collections', collection) }),
      ...keysOf(person, row),
      ...piecesOf(person, row),
      ...(document !== undefined && { document: placed(document) }),
      ...(Array.isArray(documents) && { documents: documents.map(placed) }),
    },
  };
}
