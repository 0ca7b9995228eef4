import { CARD_PRIORITIES } from '@reflectory/contracts/boards';
import {
  BoardFileError,
  emptyCard,
  type ImportedBoard,
  type ImportedCard,
  type ImportedColumn,
  MOST_CARDS,
} from './imported-board.ts';

/** Titles of columns by what they hold, in the words of other programs and of our four languages. */
const titles = {
  title:
    'title|name|card|card name|task|task name|subject|summary|titel|aufgabe|karte|betreff|titre|nom|tâche|carte|العنوان|المهمة|البطاقة|الاسم',
  column:
    'column|list|list name|status|state|section|section/column|spalte|liste|zustand|colonne|statut|état|العمود|القائمة|الحالة',
  body: 'description|notes|body|text|details|card description|beschreibung|notizen|détails|remarques|الوصف|ملاحظات',
  labels: 'labels|label|tags|tag|schlagwörter|étiquettes|étiquette|الوسوم|التصنيفات',
  people:
    'people|assignee|assignees|members|owner|person|personen|zuständig|verantwortlich|personnes|responsable|الأشخاص|المسؤول',
  startsOn: 'start|start date|starts|beginn|startdatum|début|date de début|البداية|تاريخ البدء',
  dueOn:
    'due|due date|deadline|due on|fällig|fälligkeit|fälligkeitsdatum|échéance|date d’échéance|الموعد|تاريخ الاستحقاق',
  dueTime: 'time|due time|uhrzeit|heure|الوقت',
  estimate:
    'estimate|points|story points|hours|effort|schätzung|aufwand|stunden|punkte|estimation|heures|التقدير|الساعات',
  priority: 'priority|priorität|priorité|الأولوية',
  isDone: 'done|completed|complete|is done|completed at|erledigt|fertig|fait|terminé|تم|منجز',
  isArchived: 'archived|archiviert|archivé|مؤرشف',
  checklist: 'checklist|checkliste|sub-tasks|subtasks|liste de contrôle|قائمة التحقق',
} as const;
type Known = keyof typeof titles;

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();
const knownOf = (title: string): Known | null =>
  (Object.keys(titles) as Known[]).find((name) => titles[name].split('|').includes(fold(title))) ?? null;

/** Rows of a table with the separator that its first line has most of; null where a quotation never ends. */
function parseTable(source: string): string[][] | null {
  const text = source.replace(/^\uFEFF/, '');
  const head = text.slice(0, text.search(/\r?\n|$/));
  const count = (sign: string) => head.split(sign).length;
  const separator = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  const rows: string[][] = [];
  let [row, value, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') value += sign;
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && value.trim() === '') [value, isQuoted] = ['', true];
    else if (sign === separator) {
      row.push(value);
      value = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([...row, value]);
      [row, value] = [[], ''];
    } else value += sign;
  }
  if (isQuoted) return null;
  if (row.length > 0 || value !== '') rows.push([...row, value]);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** A day as `2026-12-01`, `1.12.2026`, `12/31/2026` or a moment of ISO 8601; null for what could be two days. */
function dayOf(text: string): string | null {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(text.trim()) ?? [];
  const [, first, , second, year] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  const isDayFirst = text.includes('.') || Number(first) > 12;
  if (iso === undefined && !isDayFirst && Number(second) <= 12 && first !== second) return null;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const written = iso ?? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const isThere =
    !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().slice(0, 10) === written;
  return isThere && written >= '1900-01-01' && written < '2200-01-01' ? written : null;
}

const listOf = (text: string): string[] =>
  text
    .split(/[,;|،]/)
    .map((part) => part.trim())
    .filter(Boolean);
const isYes = (text: string): boolean => !/^(|0|no|false|nein|non|لا|-)$/i.test(text.trim());

/** `[x] One` and `[ ] Two`, one a line. */
const itemsOf = (text: string) =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, mark = '', title = ''] = /^\s*(?:[-*]\s*)?(?:\[([ xX])\]\s*)?(.+)$/.exec(line) ?? [];
    return title.trim() === ''
      ? []
      : [{ title: title.trim().slice(0, 500), isDone: mark.toLowerCase() === 'x' }];
  });

/** What of a cell a card does not take as it is, and keeps as words of its own. */
type Taken = { card: Partial<ImportedCard>; isTaken: boolean };

function take(known: Known, cell: string): Taken {
  const day = dayOf(cell);
  const number = Number(cell.trim().replace(',', '.'));
  const isTime = /^([01]?\d|2[0-3]):[0-5]\d$/.test(cell.trim());
  const priority = CARD_PRIORITIES.find((name) => name === fold(cell));
  switch (known) {
    case 'title':
    case 'column':
      return { card: {}, isTaken: true };
    case 'body':
      return { card: { body: cell }, isTaken: true };
    case 'labels':
    case 'people':
      return { card: { [known]: listOf(cell) }, isTaken: true };
    case 'startsOn':
    case 'dueOn':
      return { card: { [known]: day }, isTaken: day !== null };
    case 'dueTime':
      return { card: isTime ? { dueTime: cell.trim().padStart(5, '0') } : {}, isTaken: isTime };
    case 'estimate':
      return { card: number >= 0 && number <= 100_000 ? { estimate: number } : {}, isTaken: number >= 0 };
    case 'priority':
      return { card: priority ? { priority } : {}, isTaken: priority !== undefined };
    case 'isDone':
    case 'isArchived':
      return { card: { [known]: isYes(cell) }, isTaken: true };
    case 'checklist':
      return { card: { checklists: [{ title: '', items: itemsOf(cell) }] }, isTaken: true };
  }
}

type Head = { name: string; known: Known | null };

function readRow(
  head: readonly Head[],
  cells: readonly string[],
): { column: string; card: ImportedCard } | null {
  const at = (known: Known) => cells[head.findIndex((one) => one.known === known)]?.trim() ?? '';
  if (at('title') === '') return null;
  const card = emptyCard(at('title'));
  for (const [index, { name, known }] of head.entries()) {
    const cell = cells[index] ?? '';
    if (cell.trim() === '') continue;
    const taken = known === null ? null : take(known, cell);
    Object.assign(card, taken?.card);
    if (!taken?.isTaken) card.values[name] = cell.trim().slice(0, 2000);
  }
  return { column: at('column'), card };
}

/**
 * Reads a table of comma-separated values as a board: a row is a card. What no column is known for becomes a field of the
 * board, and so does a cell that could not be read as what its column holds.
 *
 * @throws BoardFileError
 */
export function readCsv(source: string, name: string, firstColumn: string): ImportedBoard {
  const rows = parseTable(source);
  if (rows === null) throw new BoardFileError('not-a-table');
  const [first = [], ...rest] = rows;
  const head = first.map((title): Head => ({
    name: title.trim().slice(0, 100) || '…',
    known: knownOf(title),
  }));
  if (!head.some(({ known }) => known === 'title')) throw new BoardFileError('no-titles');
  if (rest.length > MOST_CARDS) throw new BoardFileError('too-large');
  const read = rest.map((cells) => readRow(head, cells));
  const cards = read.filter((row) => row !== null);
  if (cards.length === 0) throw new BoardFileError('empty');
  const columns = new Map<string, ImportedColumn>();
  for (const { column, card } of cards) {
    const title = column.slice(0, 200) || firstColumn;
    const known = columns.get(title) ?? { title, isDone: false, cards: [] };
    columns.set(title, { ...known, cards: [...known.cards, card] });
  }
  const labels = new Set(cards.flatMap(({ card }) => card.labels));
  const fields = new Set(cards.flatMap(({ card }) => Object.keys(card.values)));
  const lost = read.length - cards.length;
  return {
    title: name.replace(/\.[a-z]+$/i, '').slice(0, 200) || firstColumn,
    about: '',
    columns: [...columns.values()],
    labels: [...labels].map((title) => ({ title: title.slice(0, 100), color: 'grey' })),
    fields: [...fields].map((title) => ({ title, kind: 'text', choices: [] })),
    left: lost > 0 ? [{ kind: 'cards', name: '', amount: lost }] : [],
  };
}
