import type { Board, BoardColumn, Card } from '../boards/index.ts';
import { markdownOfDocument } from '../document/index.ts';

/** A board as files of it are made: cards with what belongs to them, by name. */
export type WrittenCard = {
  card: Card;
  labels: readonly string[];
  people: readonly string[];
  checklists: readonly { title: string; items: readonly { title: string; is_done: boolean }[] }[];
  comments: readonly { author: string; at: string; body: string }[];
  links: readonly { url: string; title: string }[];
  /** Title of a field → value. */
  values: ReadonlyMap<string, string>;
};
export type WrittenBoard = {
  board: Board;
  columns: readonly { column: BoardColumn; cards: readonly WrittenCard[] }[];
  fields: readonly string[];
};

/** Titles of a table's columns, which reading it knows again. */
const HEAD = [
  'Title',
  'Column',
  'Description',
  'Labels',
  'People',
  'Start',
  'Due',
  'Time',
  'Estimate',
  'Priority',
  'Done',
  'Archived',
  'Checklist',
] as const;

/** A cell that begins like a formula is text to every program that opens the table. */
const quoted = (cell: string): string => {
  const safe = /^[=+@\t\r]|^-\D/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const bodyOf = ({ document, body }: Card): string => (document ? markdownOfDocument(document) : body);

const itemsOf = ({ checklists }: WrittenCard): string =>
  checklists
    .flatMap(({ items }) => items.map(({ title, is_done: isDone }) => `[${isDone ? 'x' : ' '}] ${title}`))
    .join('\n');

/** A board as a table of comma-separated values, a card a row. */
export function writeCsv({ columns, fields }: WrittenBoard): string {
  const rows = columns.flatMap(({ column, cards }) =>
    cards.map((written) => {
      const { card, labels, people, values } = written;
      return [
        card.title,
        column.title,
        bodyOf(card),
        labels.join(', '),
        people.join(', '),
        card.starts_on ?? '',
        card.due_on ?? '',
        card.due_time ?? '',
        card.estimate === null ? '' : String(card.estimate),
        card.priority === 'none' ? '' : card.priority,
        card.completed_at?.slice(0, 10) ?? '',
        card.archived_at?.slice(0, 10) ?? '',
        itemsOf(written),
        ...fields.map((title) => values.get(title) ?? ''),
      ];
    }),
  );
  return `\uFEFF${[[...HEAD, ...fields], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A heading of Markdown holds one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function cardLines({ card, labels, people, checklists, comments, links, values }: WrittenCard): string[] {
  const facts = [
    [card.due_on, card.due_time].filter(Boolean).join(' '),
    labels.map((label) => `#${label.replaceAll(/\s+/g, '-')}`).join(' '),
    people.map((person) => `@${person}`).join(' '),
    ...[...values].map(([title, value]) => `${title}: ${value}`),
  ].filter((fact) => fact !== '');
  const body = bodyOf(card).trim();
  return [
    `### ${card.completed_at === null ? '' : '✓ '}${oneLine(card.title)}`,
    ...(facts.length > 0 ? ['', facts.join(' · ')] : []),
    ...(body === '' ? [] : ['', body]),
    ...checklists.flatMap(({ title, items }) => [
      '',
      ...(title === '' ? [] : [`**${oneLine(title)}**`, '']),
      ...items.map((item) => `- [${item.is_done ? 'x' : ' '}] ${oneLine(item.title)}`),
    ]),
    ...(links.length > 0
      ? ['', ...links.map(({ url, title }) => `- [${oneLine(title || url)}](<${url}>)`)]
      : []),
    ...comments.flatMap(({ author, at, body: said }) => [
      '',
      `> ${author}, ${at.slice(0, 10)}: ${said.replaceAll('\n', '\n> ')}`,
    ]),
    '',
  ];
}

/** A board as Markdown, to be read. */
export function writeMarkdown({ board, columns }: WrittenBoard): string {
  return [
    `# ${oneLine(board.title)}`,
    ...(board.about === '' ? [] : ['', board.about]),
    '',
    ...columns.flatMap(({ column, cards }) => [
      `## ${oneLine(column.title)}`,
      '',
      ...cards.flatMap(cardLines),
    ]),
  ].join('\n');
}
