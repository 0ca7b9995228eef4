import * as z from 'zod';
import type { Archive, ArchiveFile } from '../archive/archive.ts';
import { documentOfText } from '../../document/index.ts';
import { ImportError } from '../import-error.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
import { documentOfMarkdown } from '../text/document-of-markdown.ts';
import { datedName, knownZone, momentOf, readDate } from '../text/import-date.ts';
import { createAttachedFiles, createFileLookup } from './attached-files.ts';
import { readFrontMatter } from './front-matter.ts';
import { moodRows } from './mood-rows.ts';

/** Bytes of one file. */
const LONGEST_FILE = 12_000_000;
const TITLE = /^\s*#[ \t]+([^\n]{1,200})(?:\n+|$)/;
const FRAMEWORK = /^(tension|anxious|free|[a-z][a-z0-9-]{0,59}@[1-9][0-9]{0,5})$/;
/** Folders that say when, and not what. */
const DATED_FOLDER = /^(\d{4}([-_]?\d{2})?|entries|journal|daily|notes|bin)$/i;

const baseName = (path: string) => path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** A folder of its own is a journal, unless it only says when. */
function journalOf(path: string): string | null {
  const [folder = ''] = path.split('/');
  return path.includes('/') && !DATED_FOLDER.test(folder) ? folder : null;
}

/** When a file was written: by what it says, by its name, or by when it was changed. */
function dateOf(file: ArchiveFile, said: string, zone: string): string | null {
  if (said !== '') return readDate(said, zone);
  const dated = datedName(baseName(file.path));
  if (dated) return readDate(dated.date, zone);
  return file.modified && momentOf({ ...file.modified, second: 0 }, zone);
}

const titleOf = (path: string) => {
  const name = baseName(path);
  return (datedName(name)?.rest ?? name).replaceAll(/[_-]+/g, ' ').trim();
};

/** A folder of Markdown: front matter, Obsidian's links and pictures, or plain text. */
async function* readFile(
  file: ArchiveFile,
  find: ReturnType<typeof createFileLookup>,
  zone: string,
): AsyncGenerator<ImportItem> {
  const isMarkdown = /\.(md|markdown)$/i.test(file.path);
  const written = (await file.readText(LONGEST_FILE)).replaceAll('\r\n', '\n');
  const { matter, body } = isMarkdown
    ? readFrontMatter(written)
    : { matter: null, body: written.replace(/^\uFEFF/, '') };
  // What the product wrote names its zone, or has none.
  const isOwn = matter !== null && ['framework', 'words', 'id'].every((name) => matter.has(name));
  const zoneOfFile = knownZone(matter?.text('time_zone', 'timezone', 'tz'));
  const said = matter?.text('date', 'created', 'created_at', 'date created', 'creation_date') ?? '';
  const entryAt = dateOf(file, said, zoneOfFile ?? zone);
  if (entryAt === null) return yield importProblem('broken-date', file.path);
  const heading = isMarkdown && !isOwn && matter?.text('title') === '' ? TITLE.exec(body)?.[1] : undefined;
  const attached = createAttachedFiles();
  const words = (heading === undefined ? body : body.replace(TITLE, '')).replace(/^\n+|\n+$/g, '');
  const document = isMarkdown
    ? documentOfMarkdown(words, ({ target }) =>
        /^(https?|data):/i.test(target)
          ? null
          : attached.take(find(readable(target), folderOf(file.path)), target),
      )
    : documentOfText(words);
  for (const { path, name } of matter?.records('files') ?? [])
    takeNamed(attached, find, file.path, path, name);
  yield* attached.missing;
  const entry = {
    source: isMarkdown ? 'markdown' : 'text',
    sourceId: matter?.text('id', 'uuid') || file.path,
  };
  yield importedEntry({
    ...entry,
    // What the product wrote says that there is none.
    title: matter?.text('title') || (isOwn ? '' : (heading ?? titleOf(file.path))),
    document,
    entryAt,
    timeZone: zoneOfFile ?? (isOwn ? null : zone),
    journal: matter?.text('journal', 'notebook') || journalOf(file.path),
    // A mood in words is what other programs write.
    tags: [...(matter?.list('tags', 'tag', 'keywords') ?? []), ...(matter?.list('mood') ?? [])],
    people: matter?.list('people') ?? [],
    isStarred: matter?.isSet('starred', 'favorite', 'favourite') ?? false,
    isPinned: matter?.isSet('pinned') ?? false,
    isBinned: (matter?.text('in_bin_since') ?? '') !== '',
    isNeverSent: matter?.isSet('never_sent') ?? false,
    ...(FRAMEWORK.test(matter?.text('framework') ?? '') && { framework: matter?.text('framework') ?? '' }),
    sealedUntil: z.iso.date().safeParse(matter?.text('sealed_until')).data ?? null,
    files: attached.files,
  });
  yield* moodRows(matter?.records('moods') ?? [], entry);
}

/** A file that front matter names, with the name that it had. */
function takeNamed(
  attached: ReturnType<typeof createAttachedFiles>,
  find: ReturnType<typeof createFileLookup>,
  from: string,
  path: unknown,
  name: unknown,
): void {
  if (typeof path !== 'string' || path === '') return;
  const found = find(readable(path), folderOf(from));
  const reference = attached.take(found, path);
  const taken = attached.files.find((one) => one.reference === reference);
  if (taken && typeof name === 'string' && name !== '') taken.name = name;
}

/** Paths in Markdown are written as addresses are. */
function readable(target: string): string {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/, ''));
  } catch {
    return target;
  }
}

/** Every text of a folder, one entry each. Times without a zone are by the clocks of the one that is given. */
export async function* readMarkdown(archive: Archive, zone: string): AsyncGenerator<ImportItem> {
  const find = createFileLookup(archive);
  // What an export says of itself is no entry.
  const isExport = archive.files.some(({ path }) => path.startsWith('entries/'));
  const isText = (path: string) => /\.(md|markdown|txt)$/i.test(path) && !(isExport && path === 'README.txt');
  for (const file of archive.files.filter(({ path }) => isText(path))) {
    try {
      yield* readFile(file, find, zone);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      yield importProblem(error.problem.code, error.problem.item || file.path);
    }
  }
}
