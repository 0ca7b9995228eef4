import { type Archive, type ArchiveFile, openArchive } from './archive/archive.ts';
import type { ArchiveSource } from './archive/archive-source.ts';
import { isDaylioHead, readDaylio } from './formats/daylio.ts';
import { readDayOne } from './formats/day-one.ts';
import { isHighlightsHead, readHighlights } from './formats/highlights.ts';
import { readJourney } from './formats/journey.ts';
import { readMarkdown } from './formats/markdown.ts';
import { OWN_FILE } from './formats/own-names.ts';
import { readOwnArchive } from './formats/own-archive.ts';
import { ImportError } from './import-error.ts';
import { type ImportFormat, type ImportItem, importProblem } from './imported-entry.ts';

/** What somebody brings, opened. */
export type OpenedImport = {
  format: ImportFormat;
  /** Everything that comes, and what does not; the same each time. @throws ImportError */
  items(): AsyncGenerator<ImportItem>;
};

export type ImportOptions = {
  /** Name of the file that was chosen. */
  name: string;
  /** Zone of times that name none. */
  zone: string;
};

const HEAD_LENGTH = 64 * 1024;

async function headOf(file: ArchiveFile): Promise<string> {
  const decoder = new TextDecoder();
  let head = '';
  for await (const piece of file.read()) {
    head += decoder.decode(piece, { stream: true });
    if (head.length >= HEAD_LENGTH) break;
  }
  return head.slice(0, HEAD_LENGTH);
}

const readers: Record<ImportFormat, (archive: Archive, zone: string) => AsyncGenerator<ImportItem>> = {
  reflectory: readOwnArchive,
  'day-one': readDayOne,
  journey: readJourney,
  daylio: readDaylio,
  highlights: readHighlights,
  markdown: readMarkdown,
  text: readMarkdown,
};

/** What it is, by the files and the beginning of the first that could say so. */
async function formatOf({ files }: Archive): Promise<ImportFormat | null> {
  if (files.some(({ path }) => path === OWN_FILE)) return 'reflectory';
  const json = files.find(({ path }) => /^[^/]+\.json$/i.test(path));
  if (json) {
    const head = await headOf(json);
    if (head.includes('"date_journal"')) return 'journey';
    if (head.includes('"entries"') || head.includes('"creationDate"')) return 'day-one';
  }
  const table = files.find(({ path }) => /\.csv$/i.test(path));
  const tableHead = table ? ((await headOf(table)).split(/\r?\n/)[0] ?? '') : '';
  if (isDaylioHead(tableHead)) return 'daylio';
  if (isHighlightsHead(tableHead)) return 'highlights';
  if (files.some(({ path }) => /\.(md|markdown)$/i.test(path))) return 'markdown';
  if (files.some(({ path }) => /\.txt$/i.test(path))) return 'text';
  if (table) throw new ImportError('unknown-table', table.path);
  return null;
}

/** Nothing before an error is lost: what broke is the last thing that is said. */
async function* untilBroken(
  first: readonly ImportItem[],
  items: AsyncGenerator<ImportItem>,
): AsyncGenerator<ImportItem> {
  yield* first;
  try {
    yield* items;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield importProblem(error.problem.code, error.problem.item);
  }
}

/**
 * Finds out what somebody brings and reads it, entry by entry, without holding it.
 *
 * @throws ImportError when nothing of it can be read
 */
export async function openImport(
  source: ArchiveSource,
  { name, zone }: ImportOptions,
): Promise<OpenedImport> {
  const archive = await openArchive(source, name);
  const format = await formatOf(archive);
  if (format === null) throw new ImportError('unknown-format', name);
  const first = archive.problems.map(({ code, item }) => importProblem(code, item));
  return { format, items: () => untilBroken(first, readers[format](archive, zone)) };
}
