import * as z from 'zod';
import type { ImportedEntry, ImportedJournal } from '../imported-entry.ts';
import { storedMoment } from '../text/import-date.ts';
import { readJsonItems } from '../text/json-items.ts';

/** The file of an export that holds everything without loss. */
export const OWN_FILE = 'reflectory.json';

const id = z.string();
const named = z.object({
  id,
  title: z.string().optional(),
  label: z.string().optional(),
  key: z.string().max(160).optional(),
  merged_into: id.nullish().catch(null),
  created_at: z.string().optional().catch(undefined),
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
export type FileRow = z.infer<typeof fileSchema>;
const mention = z.object({
  entry_id: id,
  tag_id: id.optional(),
  person_id: id.optional(),
  is_by_hand: z.boolean().catch(false),
});
const entryName = z.object({
  id,
  source: z.string().catch('reflectory'),
  source_id: z.string().nullish().catch(null),
});

/** A tag or a person of an export. */
export type OwnLabel = z.infer<typeof named>;

/** What rows of an export refer to each other by; kept from one walk through it to the next. */
export type OwnNames = {
  journals: Map<string, ImportedJournal>;
  /** By the id of the entry, as are those below. */
  files: Map<string, FileRow[]>;
  tags: Map<string, string[]>;
  people: Map<string, string[]>;
  entries: Map<string, Pick<ImportedEntry, 'source' | 'sourceId'>>;
  analysed: Set<string>;
  labels: { tags: Map<string, OwnLabel>; people: Map<string, OwnLabel> };
};

/** Null where it is not what it should be. */
export function parsed<Value>(schema: z.ZodType<Value>, json: string | null): Value | null {
  try {
    return json === null ? null : (schema.safeParse(JSON.parse(json)).data ?? null);
  } catch {
    return null;
  }
}

const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|\+00:00)$/;

/** A moment with all the digits that it was written with; null where it is none. */
export function exactMoment(text: string | null | undefined): string | null {
  const stored = storedMoment(new Date(text ?? Number.NaN));
  return stored !== null && text && EXACT.test(text) ? text.replace('+00:00', 'Z') : stored;
}

type Mention = z.infer<typeof mention>;

function keepNames(key: string, json: string | null, names: OwnNames, mentions: Mention[]): void {
  if (key === 'journals') {
    const row = parsed(named, json);
    if (row)
      names.journals.set(row.id, {
        id: row.id,
        title: row.title ?? '',
        colour: row.colour ?? null,
        icon: row.icon ?? null,
        isNeverSent: row.is_never_sent,
      });
  } else if (key === 'tags' || key === 'people') {
    const row = parsed(named, json);
    if (row) names.labels[key].set(row.id, row);
  } else if (key === 'entryFiles') {
    const row = parsed(fileSchema, json);
    if (row) names.files.set(row.entry_id, [...(names.files.get(row.entry_id) ?? []), row]);
  } else if (key === 'entryTags' || key === 'entryPeople') {
    const row = parsed(mention, json);
    if (row?.is_by_hand) mentions.push(row);
  } else if (key === 'entries') {
    const row = parsed(entryName, json);
    if (row) names.entries.set(row.id, { source: row.source, sourceId: row.source_id ?? row.id });
  } else if (key === 'analyses') {
    const row = parsed(z.object({ entry_id: id }), json);
    if (row) names.analysed.add(row.entry_id);
  }
}

/** What rows refer to, wherever it stands. @throws ImportError `broken-json` */
export async function readNames(read: () => AsyncIterable<Uint8Array>): Promise<OwnNames> {
  const names: OwnNames = {
    journals: new Map(),
    files: new Map(),
    tags: new Map(),
    people: new Map(),
    entries: new Map(),
    analysed: new Set(),
    labels: { tags: new Map(), people: new Map() },
  };
  const mentions: Mention[] = [];
  for await (const { key, isElement, json } of readJsonItems(read(), OWN_FILE))
    if (isElement) keepNames(key, json, names, mentions);
  for (const { entry_id: entryId, tag_id: tagId, person_id: personId } of mentions) {
    const [list, labels] =
      tagId === undefined ? [names.people, names.labels.people] : [names.tags, names.labels.tags];
    const label = labels.get(tagId ?? personId ?? '')?.label;
    if (label !== undefined) list.set(entryId, [...(list.get(entryId) ?? []), label]);
  }
  return names;
}
