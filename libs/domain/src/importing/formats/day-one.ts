import * as z from 'zod';
import type { Archive, ArchiveFile } from '../archive/archive.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
import { documentOfMarkdown } from '../text/document-of-markdown.ts';
import { knownZone, readDate } from '../text/import-date.ts';
import { readJsonItems } from '../text/json-items.ts';
import { createAttachedFiles, createFileLookup } from './attached-files.ts';

const text = z.string().catch('');
const flag = z.boolean().catch(false);
const moments = z
  .array(z.object({ identifier: text, md5: text, type: text, format: text, filename: text }).partial())
  .catch([]);
const entrySchema = z.object({
  uuid: text,
  creationDate: text,
  timeZone: text,
  text,
  richText: text,
  tags: z.array(text).catch([]),
  starred: flag,
  isPinned: flag,
  location: z
    .object({ placeName: text, localityName: text, administrativeArea: text, country: text })
    .partial()
    .catch({}),
  weather: z
    .object({ conditionsDescription: text, temperatureCelsius: z.number().optional() })
    .partial()
    .catch({}),
  photos: moments,
  videos: moments,
  audios: moments,
  pdfAttachments: moments,
});
type DayOneEntry = z.infer<typeof entrySchema>;

const richSchema = z.object({
  contents: z.array(
    z.object({
      text: text.optional(),
      embeddedObjects: z.array(z.object({ type: text, identifier: text }).partial()).optional(),
    }),
  ),
});

const MOMENT = /^dayone-moment:\/*(?:(?:photo|video|audio|pdfAttachment)\/)?([\w-]+)$/i;
/** The program writes a backslash before signs that Markdown would not read as anything. */
const NEEDLESS_ESCAPE = /\\([.\-!()+#>{}|=])/g;
const TITLE = /^#[ \t]+([^\n]{1,200})(?:\n+|$)/;
const KINDS = [
  ['photos', 'photos'],
  ['videos', 'videos'],
  ['audios', 'audios'],
  ['pdfAttachments', 'pdfs'],
] as const;

/** Words without their formatting, for entries that have no other text. */
function textOfRich(json: string): string {
  try {
    const { contents } = richSchema.parse(JSON.parse(json));
    return contents
      .map(({ text: words, embeddedObjects = [] }) =>
        [
          words ?? '',
          ...embeddedObjects.map(({ identifier }) => `\n![](dayone-moment://${identifier ?? ''})\n`),
        ].join(''),
      )
      .join('');
  } catch {
    return '';
  }
}

/** Where it was and what the weather was like, as a line of its own: nothing of it is lost. */
function surroundings({ location, weather }: DayOneEntry): string {
  const place = [location.placeName, location.localityName, location.administrativeArea, location.country]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(', ');
  const degrees = weather.temperatureCelsius;
  const sky = [weather.conditionsDescription, degrees === undefined ? '' : `${Math.round(degrees)} °C`]
    .filter(Boolean)
    .join(', ');
  return [place, sky].filter(Boolean).join(' · ');
}

function filesOf(entry: DayOneEntry, find: ReturnType<typeof createFileLookup>) {
  const found = new Map<string, { file: ArchiveFile | undefined; wanted: string }>();
  for (const [kind, folder] of KINDS)
    for (const { identifier = '', md5 = '', type = '', format = '', filename = '' } of entry[kind]) {
      const wanted = `${folder}/${md5 || identifier}.${type || format || 'pdf'}`;
      const file = find(wanted) ?? (filename === '' ? undefined : find(`${folder}/${filename}`));
      found.set(identifier || wanted, { file, wanted });
    }
  return found;
}

/** At the beginning of a line an escape keeps its sign from being a list or heading. */
const unescaped = (text: string) =>
  text.replaceAll(NEEDLESS_ESCAPE, (whole: string, sign: string, at: number) =>
    /(^|\n)[ \t]*\d{0,9}$/.test(text.slice(Math.max(0, at - 12), at)) ? whole : sign,
  );

function* readEntry(
  entry: DayOneEntry,
  journal: string,
  find: ReturnType<typeof createFileLookup>,
): Generator<ImportItem> {
  const zone = knownZone(entry.timeZone.replaceAll('\\', ''));
  const entryAt = readDate(entry.creationDate, 'UTC');
  if (entryAt === null) return yield importProblem('broken-date', entry.uuid || entry.creationDate);
  const attached = createAttachedFiles();
  const moved = filesOf(entry, find);
  const written = (entry.text || textOfRich(entry.richText)).replaceAll('\r\n', '\n');
  const title = TITLE.exec(written)?.[1] ?? '';
  const body = unescaped(title === '' ? written : written.replace(TITLE, ''));
  const document = documentOfMarkdown(body, ({ target }) => {
    const identifier = MOMENT.exec(target)?.[1];
    const moment = identifier === undefined ? undefined : moved.get(identifier);
    if (identifier !== undefined) moved.delete(identifier);
    return attached.take(moment?.file, moment?.wanted ?? target);
  });
  // What the text does not show comes all the same.
  for (const { file, wanted } of moved.values()) attached.take(file, wanted);
  const around = surroundings(entry);
  if (around !== '') document.content.push({ type: 'paragraph', content: [{ type: 'text', text: around }] });
  yield* attached.missing;
  yield importedEntry({
    source: 'day-one',
    sourceId: entry.uuid || `${journal}/${entry.creationDate}`,
    title: title.replaceAll(NEEDLESS_ESCAPE, '$1'),
    document,
    entryAt,
    timeZone: zone,
    journal,
    tags: entry.tags,
    isStarred: entry.starred,
    isPinned: entry.isPinned,
    files: attached.files,
  });
}

/** Journals of Day One: a JSON file for each, beside folders of photos, sound and films. */
export async function* readDayOne(archive: Archive): AsyncGenerator<ImportItem> {
  const find = createFileLookup(archive);
  for (const file of archive.files.filter(({ path }) => /^[^/]+\.json$/i.test(path))) {
    const journal = file.path.replace(/\.json$/i, '');
    let index = 0;
    for await (const { key, isElement, json } of readJsonItems(file.read(), file.path)) {
      if (key !== 'entries' || !isElement) continue;
      index += 1;
      const item = `${file.path} ${index}`;
      if (json === null) yield importProblem('too-long', item);
      else {
        const entry = entryOf(json);
        if (entry) yield* readEntry(entry, journal, find);
        else yield importProblem('broken-json', item);
      }
    }
  }
}

function entryOf(json: string): DayOneEntry | null {
  try {
    return entrySchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
