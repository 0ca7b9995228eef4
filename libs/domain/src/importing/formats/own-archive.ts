import * as z from 'zod';
import { cleanDocument, documentOfText, textOfDocument } from '../../document/index.ts';
import type { Archive } from '../archive/archive.ts';
import { importedEntry, type ImportedFile, type ImportItem, importProblem } from '../imported-entry.ts';
import { readJsonItems } from '../text/json-items.ts';
import { exactMoment, type FileRow, OWN_FILE, type OwnNames, parsed, readNames } from './own-names.ts';
import { type FindFile, labelRows, readRow } from './own-rows.ts';

const id = z.string();
const entrySchema = z.object({
  id,
  framework: z
    .string()
    .regex(/^(tension|anxious|free|[a-z][a-z0-9-]{0,59}@[1-9][0-9]{0,5})$/)
    .catch('free'),
  framework_name: z.string().max(80).nullish().catch(null),
  sealed_until: z.iso.date().nullish().catch(null),
  title: z.string().catch(''),
  text: z.string(),
  document: z.unknown(),
  entry_at: z.string(),
  time_zone: z.string().nullish().catch(null),
  journal_id: id.nullish().catch(null),
  is_starred: z.boolean().catch(false),
  is_pinned: z.boolean().catch(false),
  is_never_sent: z.boolean().catch(false),
  source: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .catch('reflectory'),
  source_id: z.string().nullish().catch(null),
  binned_at: z.string().nullish().catch(null),
  session_id: id.nullish().catch(null),
  version: z.int().min(1).max(1_000_000_000).catch(1),
  created_at: z.string().nullish().catch(null),
  revised_at: z.string().nullish().catch(null),
});

/** Files lie where the export puts the objects of the bucket. */
function filesOf(rows: readonly FileRow[], find: FindFile): { files: ImportedFile[]; missing: ImportItem[] } {
  const files: ImportedFile[] = [];
  const missing: ImportItem[] = [];
  for (const row of rows) {
    const file = find(`files/media/${row.path}`);
    if (!file) {
      missing.push(importProblem('missing-file', row.name));
      continue;
    }
    files.push({
      reference: row.id,
      name: row.name,
      file,
      details: {
        alt: row.alt,
        caption: row.caption,
        position: row.position,
        takenAt: exactMoment(row.taken_at),
        durationMs: row.duration_ms ?? null,
        keepsDetails: row.keeps_details,
      },
    });
  }
  return { files, missing };
}

function* readEntry(
  json: string | null,
  names: OwnNames,
  find: FindFile,
  item: string,
): Generator<ImportItem> {
  if (json === null) return yield importProblem('too-long', item);
  const row = parsed(entrySchema, json);
  if (!row) return yield importProblem('broken-json', item);
  const entryAt = exactMoment(row.entry_at);
  if (entryAt === null) return yield importProblem('broken-date', row.title || row.id);
  const document = row.document ? cleanDocument(row.document) : null;
  // A document that does not say what the text says is of before the text was changed.
  const written = document && textOfDocument(document) === row.text ? document : null;
  const journal = names.journals.get(row.journal_id ?? '') ?? null;
  const { files, missing } = filesOf(names.files.get(row.id) ?? [], find);
  yield* missing;
  yield importedEntry({
    source: row.source,
    sourceId: row.source_id ?? row.id,
    title: row.title,
    document: written ?? documentOfText(row.text),
    framework: row.framework,
    frameworkName: row.framework_name ?? null,
    sealedUntil: row.sealed_until ?? null,
    entryAt,
    timeZone: row.time_zone ?? null,
    journal,
    tags: names.tags.get(row.id) ?? [],
    people: names.people.get(row.id) ?? [],
    isStarred: row.is_starred,
    isPinned: row.is_pinned,
    isBinned: typeof row.binned_at === 'string',
    isNeverSent: row.is_never_sent,
    files,
    written: {
      hasDocument: written !== null,
      sessionId: row.session_id ?? null,
      version: row.version,
      createdAt: exactMoment(row.created_at),
      revisedAt: exactMoment(row.revised_at),
      isAnalysed: names.analysed.has(row.id),
    },
  });
}

/** The product's own export: what entries lie in and name, entries, and what belongs to them. */
export async function* readOwnArchive({ files }: Archive): AsyncGenerator<ImportItem> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const file = byPath.get(OWN_FILE);
  if (!file) return;
  // The row of a file does not say how its name ends in the archive; what it is known by is without that.
  const withoutEnding = new Map(files.map((one) => [one.path.replace(/\.\w{1,8}$/, ''), one]));
  const find: FindFile = (path) => {
    const found = byPath.get(path) ?? withoutEnding.get(path);
    return found && { ...found, path };
  };
  const names = await readNames(() => file.read());
  yield* labelRows(names);
  for await (const item of readJsonItems(file.read(), OWN_FILE)) yield* readRow(item, 'before', names, find);
  let index = 0;
  for await (const { key, isElement, json } of readJsonItems(file.read(), OWN_FILE)) {
    if (key !== 'entries' || !isElement) continue;
    index += 1;
    yield* readEntry(json, names, find, `${OWN_FILE} ${index}`);
  }
  for await (const item of readJsonItems(file.read(), OWN_FILE)) yield* readRow(item, 'after', names, find);
}
