import * as z from 'zod';
import type { Archive } from '../archive/archive.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
import { documentOfHtml } from '../text/document-of-html.ts';
import { documentOfMarkdown } from '../text/document-of-markdown.ts';
import { knownZone, storedMoment } from '../text/import-date.ts';
import { createAttachedFiles, createFileLookup } from './attached-files.ts';

const text = z.string().catch('');
const entrySchema = z.object({
  id: text,
  text,
  type: text,
  date_journal: z.number().catch(Number.NaN),
  timezone: text,
  address: text,
  tags: z.array(text).catch([]),
  favourite: z.boolean().catch(false),
  photos: z.array(text).catch([]),
  weather: z.object({ description: text, degree_c: z.number().optional() }).partial().catch({}),
});

/** Characters of one file. */
const LONGEST_FILE = 20_000_000;
const HTML = /<(p|div|br|span|ul|ol|li|h[1-6])\b/i;

function entryOf(json: string) {
  try {
    return entrySchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Entries of Journey: a JSON file for each, beside their photos. */
export async function* readJourney(archive: Archive): AsyncGenerator<ImportItem> {
  const find = createFileLookup(archive);
  for (const file of archive.files.filter(({ path }) => /\.json$/i.test(path))) {
    const entry = entryOf(await file.readText(LONGEST_FILE));
    if (!entry) {
      yield importProblem('broken-json', file.path);
      continue;
    }
    const entryAt = storedMoment(new Date(entry.date_journal));
    if (entryAt === null) {
      yield importProblem('broken-date', file.path);
      continue;
    }
    const attached = createAttachedFiles();
    const isHtml = entry.type === 'html' || HTML.test(entry.text);
    const document = isHtml ? documentOfHtml(entry.text) : documentOfMarkdown(entry.text);
    for (const photo of entry.photos) attached.take(find(photo), photo);
    const degrees = entry.weather.degree_c;
    const sky = [entry.weather.description, degrees === undefined ? '' : `${Math.round(degrees)} °C`];
    const around = [entry.address, sky.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
    if (around !== '')
      document.content.push({ type: 'paragraph', content: [{ type: 'text', text: around }] });
    yield* attached.missing;
    yield importedEntry({
      source: 'journey',
      sourceId: entry.id || file.path,
      document,
      entryAt,
      timeZone: knownZone(entry.timezone),
      tags: entry.tags,
      isStarred: entry.favourite,
      files: attached.files,
    });
  }
}
