import type { BlockNode } from '@reflectory/contracts/document';
import { documentOfText } from '../../document/index.ts';
import type { Archive } from '../archive/archive.ts';
import { ImportError } from '../import-error.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
import { readCsvRows } from '../text/csv-rows.ts';
import { readDate } from '../text/import-date.ts';

const COLUMNS = [
  'highlight',
  'book title',
  'book author',
  'note',
  'location',
  'tags',
  'highlighted at',
] as const;
type Column = (typeof COLUMNS)[number];

/** Characters that are held: highlights of one book may stand anywhere in a table. */
const MOST_CHARACTERS = 20_000_000;

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name);

/** Whether a table is one of highlights, by its first row: the words, and the book that they are of. */
export function isHighlightsHead(line: string): boolean {
  const names = line.split(',').map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  return names.includes('highlight') && names.includes('book title');
}

type Highlight = Record<Column, string>;
type Book = { title: string; author: string; highlights: Highlight[] };

const blocksOf = (text: string): BlockNode[] => (text === '' ? [] : documentOfText(text).content);

/** The words as a quotation with their place, and below it what was noted. */
const blocksOfHighlight = ({ highlight, location, note }: Highlight): BlockNode[] => [
  ...(highlight === ''
    ? []
    : [
        {
          type: 'blockquote' as const,
          content: [...blocksOf(highlight), ...blocksOf(location === '' ? '' : `— ${location}`)],
        },
      ]),
  ...blocksOf(note),
];

function entryOf({ title, author, highlights }: Book, zone: string): ImportItem {
  const name = [title, author].filter(Boolean).join(' · ');
  const moments = highlights.flatMap((one) => readDate(one['highlighted at'], zone) ?? []);
  const last = moments.toSorted().at(-1);
  if (last === undefined) return importProblem('broken-date', name);
  return importedEntry({
    source: 'highlights',
    sourceId: name,
    title,
    document: { type: 'doc', content: [...blocksOf(author), ...highlights.flatMap(blocksOfHighlight)] },
    entryAt: last,
    timeZone: zone,
    tags: highlights.flatMap(({ tags }) => tags.split(',').map((tag) => tag.trim())),
  });
}

/**
 * Highlights of books, one entry for each book: columns by their names, in any order. Times without a zone are by the
 * clocks of the one that is given.
 *
 * @throws ImportError
 */
export async function* readHighlights({ files }: Archive, zone: string): AsyncGenerator<ImportItem> {
  const file = files.find(({ path }) => /\.csv$/i.test(path));
  if (!file) return;
  const books = new Map<string, Book>();
  let head: string[] | null = null;
  let held = 0;
  for await (const row of readCsvRows(file.read(), file.path)) {
    if (!head) {
      const cells = row.map((cell) => cell.trim());
      head = cells.map((cell) => cell.toLowerCase());
      for (const cell of cells)
        if (cell !== '' && !isColumn(cell.toLowerCase())) yield importProblem('unknown-column', cell);
      continue;
    }
    const names = head;
    const valueOf = (column: Column) => row[names.indexOf(column)]?.trim() ?? '';
    const highlight = Object.fromEntries(COLUMNS.map((name) => [name, valueOf(name)])) as Highlight;
    if (highlight.highlight === '' && highlight.note === '') continue;
    held += row.join('').length;
    if (held > MOST_CHARACTERS) throw new ImportError('too-large', file.path);
    const [title, author] = [highlight['book title'], highlight['book author']];
    const key = JSON.stringify([title, author]);
    const book = books.get(key) ?? { title, author, highlights: [] };
    book.highlights.push(highlight);
    books.set(key, book);
  }
  for (const book of books.values()) yield entryOf(book, zone);
}
