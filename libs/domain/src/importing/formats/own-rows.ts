import * as z from 'zod';
import { cleanDocument, storableText } from '../../document/index.ts';
import type { ArchiveFile } from '../archive/archive.ts';
import { type ImportedRow, type ImportedTable, type ImportItem, importProblem } from '../imported-entry.ts';
import type { JsonItem } from '../text/json-items.ts';
import { type OwnLabel, type OwnNames, parsed } from './own-names.ts';

/** Finds a file of the archive by its whole path. */
export type FindFile = (path: string) => ArchiveFile | undefined;

type Place = 'before' | 'after';

/** Key of the export → the table, and whether entries need its rows or they need entries. */
const sections: Readonly<Record<string, { table: ImportedTable; place: Place }>> = {
  journals: { table: 'journals', place: 'before' },
  sessions: { table: 'sessions', place: 'before' },
  analyses: { table: 'analyses', place: 'after' },
  artworks: { table: 'artworks', place: 'after' },
  entryVersions: { table: 'entry_versions', place: 'after' },
  entryConflicts: { table: 'entry_conflicts', place: 'after' },
  moodCheckIns: { table: 'mood_check_ins', place: 'after' },
  recordings: { table: 'recordings', place: 'after' },
  transcripts: { table: 'transcripts', place: 'after' },
  decisionReviews: { table: 'decision_reviews', place: 'after' },
  promptDismissals: { table: 'prompt_dismissals', place: 'after' },
  librarySaved: { table: 'library_saved', place: 'after' },
  libraryCollections: { table: 'library_collections', place: 'after' },
  libraryCollectionThings: { table: 'library_collection_things', place: 'after' },
  soundscapes: { table: 'soundscapes', place: 'after' },
  tracks: { table: 'tracks', place: 'after' },
  playlists: { table: 'playlists', place: 'after' },
  feelingCorrections: { table: 'feeling_corrections', place: 'after' },
};

const rowSchema = z.looseObject({
  id: z.string().optional(),
  entry_id: z.string().nullish(),
  object_name: z.string().optional(),
  /** Of a piece of music. */
  path: z.string().optional().catch(undefined),
  removed_at: z.string().nullish().catch(null),
  /** Of a thing of the library. */
  kind: z.string().optional().catch(undefined),
  key: z.string().optional().catch(undefined),
});
type Row = z.infer<typeof rowSchema>;

/** No row of the product has as many levels. */
const DEEPEST = 300;

/** What a database cannot keep is in no text of it. */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((inner) => storable(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner, depth + 1)]),
  );
}

const cleaned = (document: unknown) => (document ? cleanDocument(document) : null);

function withCleanDocuments(values: Record<string, unknown>): Record<string, unknown> {
  const { document, documents } = values;
  return {
    ...values,
    ...(document !== undefined && { document: cleaned(document) }),
    ...(documents !== undefined && { documents: Array.isArray(documents) ? documents.map(cleaned) : null }),
  };
}

function entryOf(entryId: string, { entries, files }: OwnNames, find: FindFile): ImportedRow['entry'] {
  const entry = entries.get(entryId);
  if (!entry) return null;
  const paths = (files.get(entryId) ?? [])
    .map(({ id, path }) => [id, `files/media/${path}`] as const)
    .filter(([, path]) => find(path));
  return { ...entry, paths: new Map(paths) };
}

/** The bytes that belong to a row; undefined where there ought to be some and are none. */
function filesOf(
  table: ImportedTable,
  { object_name: recording, path, has_cover: hasCover }: Row,
  find: FindFile,
): Pick<ImportedRow, 'file' | 'cover'> | undefined {
  if (table !== 'recordings' && table !== 'tracks') return { file: null };
  const file = find(`files/media/${(table === 'tracks' ? path : recording) ?? ''}`);
  return file && { file, cover: (hasCover === true && find(`files/media/${path ?? ''}-cover`)) || null };
}

/** A row of the export, where it is one that comes at this place. */
export function* readRow(
  { key, isElement, json }: JsonItem,
  place: Place,
  names: OwnNames,
  find: FindFile,
): Generator<ImportItem> {
  const section = sections[key];
  if (!isElement || section?.place !== place) return;
  const row = parsed(rowSchema, json);
  if (!row) return yield importProblem(json === null ? 'too-long' : 'broken-json', key);
  const { table } = section;
  const values = withCleanDocuments(storable(row) as Record<string, unknown>);
  // What was deleted and could still be brought back stays where it was.
  if (table === 'tracks' && row.removed_at) return;
  const entryId = row.kind === 'artwork' ? row.key : row.entry_id;
  const entry = entryId ? entryOf(entryId, names, find) : null;
  // What belongs to an entry that is not there says nothing; how somebody was stands by itself.
  if (row.entry_id && !entry && table !== 'mood_check_ins') return;
  const files = filesOf(table, row, find);
  if (!files) yield importProblem('missing-file', row.object_name ?? String(row['title'] ?? key));
  // A piece is its sound; what was spoken is words as well.
  if (files || table !== 'tracks')
    yield { kind: 'row', row: { table, values, entry, ...(files ?? { file: null }) } };
}

function* rowsOf(table: 'tags' | 'people', labels: ReadonlyMap<string, OwnLabel>): Generator<ImportItem> {
  // What others became part of is there before them.
  const inOrder = [...labels.values()].sort(
    (one, other) => Number(!!one.merged_into) - Number(!!other.merged_into),
  );
  for (const { id, label, key, created_at, merged_into: mergedInto } of inOrder) {
    if (!label || !key) continue;
    const target = labels.get(mergedInto ?? '')?.key;
    const values = storable({ id, label, key, created_at, ...(target && { merged_key: target }) });
    yield {
      kind: 'row',
      row: { table, values: values as Record<string, unknown>, entry: null, file: null },
    };
  }
}

/** Tags and people, those that are in no entry as well. */
export function* labelRows({ labels }: OwnNames): Generator<ImportItem> {
  yield* rowsOf('tags', labels.tags);
  yield* rowsOf('people', labels.people);
}
