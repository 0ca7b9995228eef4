import * as z from 'zod';
import { cleanDocument, documentOfText, textOfDocument } from '../../document/index.ts';
import type { Archive } from '../archive/archive.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
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
});
const mention = z.object({
  entry_id: id,
  tag_id: id.optional(),
  person_id: id.optional(),
  is_by_hand: z.boolean().catch(false),
});
const entrySchema = z.object({
  id,
  framework: z.string().catch('free'),
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
  titles: Map<string, string>;
  /** Journals whose words never go to a provider: nor does an entry that comes of one. */
  neverSent: Set<string>;
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
  const titles = new Map<string, string>();
  const neverSent = new Set<string>();
  const labels = new Map<string, string>();
  const mentions: z.infer<typeof mention>[] = [];
  for await (const { key, json } of readJsonItems(read(), OWN_FILE)) {
    if (key === 'journals' || key === 'tags' || key === 'people') {
      const row = parsed(named, json);
      if (key === 'journals' && row?.is_never_sent) neverSent.add(row.id);
      if (row) (key === 'journals' ? titles : labels).set(row.id, row.title ?? row.label ?? '');
    } else if (key === 'entryTags' || key === 'entryPeople') {
      const row = parsed(mention, json);
      if (row?.is_by_hand) mentions.push(row);
    }
  }
  const names: Names = { titles, neverSent, tags: new Map(), people: new Map() };
  for (const { entry_id: entryId, tag_id: tagId, person_id: personId } of mentions) {
    const list = tagId === undefined ? names.people : names.tags;
    const label = labels.get(tagId ?? personId ?? '');
    if (label !== undefined) list.set(entryId, [...(list.get(entryId) ?? []), label]);
  }
  return names;
}

function readEntry(json: string | null, names: Names, item: string): ImportItem {
  if (json === null) return importProblem('too-long', item);
  const row = parsed(entrySchema, json);
  if (!row) return importProblem('broken-json', item);
  const entryAt = storedMoment(new Date(row.entry_at));
  if (entryAt === null) return importProblem('broken-date', row.title || row.id);
  const document = row.document ? cleanDocument(row.document) : null;
  return importedEntry({
    source: row.source,
    sourceId: row.source_id ?? row.id,
    title: row.title,
    // A document that does not say what the text says is of before the text was changed.
    document: document && textOfDocument(document) === row.text ? document : documentOfText(row.text),
    framework: row.framework,
    entryAt,
    timeZone: row.time_zone ?? null,
    journal: names.titles.get(row.journal_id ?? '') ?? null,
    tags: names.tags.get(row.id) ?? [],
    people: names.people.get(row.id) ?? [],
    isStarred: row.is_starred,
    isPinned: row.is_pinned,
    isBinned: typeof row.binned_at === 'string',
    isNeverSent: row.is_never_sent || names.neverSent.has(row.journal_id ?? ''),
  });
}

/** The product's own export. */
export async function* readOwnArchive({ files }: Archive): AsyncGenerator<ImportItem> {
  const file = files.find(({ path }) => path === OWN_FILE);
  if (!file) return;
  const names = await readNames(() => file.read());
  let index = 0;
  for await (const { key, isElement, json } of readJsonItems(file.read(), OWN_FILE)) {
    if (key !== 'entries' || !isElement) continue;
    index += 1;
    yield readEntry(json, names, `${OWN_FILE} ${index}`);
  }
}
