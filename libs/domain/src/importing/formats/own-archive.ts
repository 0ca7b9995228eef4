import * as z from 'zod';
import { cleanDocument, documentOfText, textOfDocument } from '../../document/index.ts';
import type { Archive, ArchiveFile } from '../archive/archive.ts';
import {
  importedEntry,
  type ImportedFile,
  type ImportedJournal,
  type ImportItem,
  importProblem,
} from '../imported-entry.ts';
import { storedMoment } from '../text/import-date.ts';
import { readJsonItems } from '../text/json-items.ts';

/** The file of an export that holds everything without loss. */
export const OWN_FILE = 'reflectory.json';

const id = z.string();
const named = z.object({
  id,
  title: z.string().optional(),
  label: z.string().optional(),
  is_never_sent: z.boolean().catch(false),
  colour: z
    .enum(['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet'])
    .nullish()
    .catch(null),
  icon: z.string().max(40).nullish().catch(null),
});
const fileSchema = z.object({
  id,
  entry_id: id,
  name: z.string().min(1).catch('file'),
  path: z.string(),
  alt: z.string().max(1000).catch(''),
  caption: z.string().max(2000).catch(''),
  position: z.int().min(0).max(100_000).catch(0),
  taken_at: z.string().nullish().catch(null),
  duration_ms: z.int().min(0).max(2_000_000_000).nullish().catch(null),
  keeps_details: z.boolean().catch(false),
});
type FileRow = z.infer<typeof fileSchema>;
const mention = z.object({
  entry_id: id,
  tag_id: id.optional(),
  person_id: id.optional(),
  is_by_hand: z.boolean().catch(false),
});
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
});

type Names = {
  journals: Map<string, ImportedJournal>;
  files: Map<string, FileRow[]>;
  tags: Map<string, string[]>;
  people: Map<string, string[]>;
};

function parsed<Value>(schema: z.ZodType<Value>, json: string | null): Value | null {
  try {
    return json === null ? null : (schema.safeParse(JSON.parse(json)).data ?? null);
  } catch {
    return null;
  }
}

/** What entries refer to, which stands after them. */
async function readNames(read: () => AsyncIterable<Uint8Array>): Promise<Names> {
  const names: Names = { journals: new Map(), files: new Map(), tags: new Map(), people: new Map() };
  const labels = new Map<string, string>();
  const mentions: z.infer<typeof mention>[] = [];
  for await (const { key, json } of readJsonItems(read(), OWN_FILE)) {
    if (key === 'journals') {
      const row = parsed(named, json);
      if (row)
        names.journals.set(row.id, {
          title: row.title ?? '',
          colour: row.colour ?? null,
          icon: row.icon ?? null,
          isNeverSent: row.is_never_sent,
        });
    } else if (key === 'tags' || key === 'people') {
      const row = parsed(named, json);
      if (row) labels.set(row.id, row.label ?? '');
    } else if (key === 'entryFiles') {
      const row = parsed(fileSchema, json);
      if (row) names.files.set(row.entry_id, [...(names.files.get(row.entry_id) ?? []), row]);
    } else if (key === 'entryTags' || key === 'entryPeople') {
      const row = parsed(mention, json);
      if (row?.is_by_hand) mentions.push(row);
    }
  }
  for (const { entry_id: entryId, tag_id: tagId, person_id: personId } of mentions) {
    const list = tagId === undefined ? names.people : names.tags;
    const label = labels.get(tagId ?? personId ?? '');
    if (label !== undefined) list.set(entryId, [...(list.get(entryId) ?? []), label]);
  }
  return names;
}

type FindFile = (path: string) => ArchiveFile | undefined;

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
        takenAt: storedMoment(new Date(row.taken_at ?? Number.NaN)),
        durationMs: row.duration_ms ?? null,
        keepsDetails: row.keeps_details,
      },
    });
  }
  return { files, missing };
}

function* readEntry(json: string | null, names: Names, find: FindFile, item: string): Generator<ImportItem> {
  if (json === null) return yield importProblem('too-long', item);
  const row = parsed(entrySchema, json);
  if (!row) return yield importProblem('broken-json', item);
  const entryAt = storedMoment(new Date(row.entry_at));
  if (entryAt === null) return yield importProblem('broken-date', row.title || row.id);
  const document = row.document ? cleanDocument(row.document) : null;
  const journal = names.journals.get(row.journal_id ?? '') ?? null;
  const { files, missing } = filesOf(names.files.get(row.id) ?? [], find);
  yield* missing;
  yield importedEntry({
    source: row.source,
    sourceId: row.source_id ?? row.id,
    title: row.title,
    // A document that does not say what the text says is of before the text was changed.
    document: document && textOfDocument(document) === row.text ? document : documentOfText(row.text),
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
    // Where there is a journal of that name already, the entry keeps what the other one said.
    isNeverSent: row.is_never_sent || journal?.isNeverSent === true,
    files,
  });
}

/** The product's own export. */
export async function* readOwnArchive({ files }: Archive): AsyncGenerator<ImportItem> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const file = byPath.get(OWN_FILE);
  if (!file) return;
  const names = await readNames(() => file.read());
  let index = 0;
  for await (const { key, isElement, json } of readJsonItems(file.read(), OWN_FILE)) {
    if (key !== 'entries' || !isElement) continue;
    index += 1;
    yield* readEntry(json, names, (path) => byPath.get(path), `${OWN_FILE} ${index}`);
  }
}
