import type { BoardColor, FieldKind } from '@reflectory/contracts/boards';
import { isRecord } from '../record/index.ts';
import {
  BoardFileError,
  emptyCard,
  type ImportedBoard,
  type ImportedCard,
  MOST_CARDS,
} from './imported-board.ts';

type Json = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const byPosition = (a: Json, b: Json) => Number(a['pos'] ?? 0) - Number(b['pos'] ?? 0);

const colors: Readonly<Record<string, BoardColor>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  lime: 'green',
  sky: 'teal',
  blue: 'blue',
  purple: 'violet',
  pink: 'pink',
  black: 'grey',
};
/** `blue_dark` is a shade of blue. */
const colorOf = (value: unknown): BoardColor | null => colors[text(value).split('_')[0] ?? ''] ?? null;

const fieldKinds: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  list: 'choice',
  checkbox: 'checkbox',
};

/** Parts of a board that are read, or say nothing about it. */
const READ = new Set(
  'id nodeId name desc descData closed dateClosed idOrganization idEnterprise limits pinned starred url prefs shortLink subscribed labelNames powerUps dateLastActivity dateLastView shortUrl idTags datePluginDisable creationMethod ixUpdate templateGallery enterpriseOwned idBoardSource premiumFeatures idMemberCreator type actions cards labels lists members checklists customFields memberships pluginData'.split(
    ' ',
  ),
);

type Context = {
  labels: Map<string, string>;
  people: Map<string, string>;
  checklists: Map<string, Json[]>;
  comments: Map<string, Json[]>;
  fields: Map<string, { title: string; kind: FieldKind; options: Map<string, string> }>;
};

const grouped = (rows: Json[], keyOf: (row: Json) => string): Map<string, Json[]> => {
  const groups = new Map<string, Json[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

const moment = (value: unknown): { day: string; time: string } | null => {
  const at = new Date(text(value));
  return Number.isNaN(at.getTime())
    ? null
    : { day: at.toISOString().slice(0, 10), time: at.toISOString().slice(11, 16) };
};

function valueOf(item: Json, { kind, options }: { kind: FieldKind; options: Map<string, string> }): string {
  if (kind === 'choice') return options.get(text(item['idValue'])) ?? '';
  const value = isRecord(item['value']) ? Object.values(item['value'])[0] : null;
  return kind === 'date' ? (moment(value)?.day ?? '') : text(value);
}

function readCard(card: Json, context: Context): ImportedCard {
  const id = text(card['id']);
  const due = moment(card['due']);
  const comments = (context.comments.get(id) ?? []).map((action) => ({
    author: isRecord(action['memberCreator']) ? text(action['memberCreator']['fullName']) : '',
    at: text(action['date']),
    text: isRecord(action['data']) ? text(action['data']['text']) : '',
  }));
  const values = list(card['customFieldItems']).flatMap((item) => {
    const field = context.fields.get(text(item['idCustomField']));
    const value = field && valueOf(item, field);
    return field && value ? [[field.title, value.slice(0, 2000)] as const] : [];
  });
  return {
    ...emptyCard(text(card['name']) || '…'),
    body: text(card['desc']),
    labels: texts(card['idLabels']).flatMap((label) => context.labels.get(label) ?? []),
    people: texts(card['idMembers']).flatMap((person) => context.people.get(person) ?? []),
    startsOn: moment(card['start'])?.day ?? null,
    dueOn: due?.day ?? null,
    dueTime: due?.time ?? null,
    coverColor: isRecord(card['cover']) ? colorOf(card['cover']['color']) : null,
    isDone: card['dueComplete'] === true,
    isArchived: card['closed'] === true,
    checklists: (context.checklists.get(id) ?? []).toSorted(byPosition).map((checklist) => ({
      title: text(checklist['name']),
      items: list(checklist['checkItems'])
        .toSorted(byPosition)
        .map((item) => ({ title: text(item['name']), isDone: item['state'] === 'complete' }))
        .filter(({ title }) => title.trim() !== ''),
    })),
    links: list(card['attachments']).flatMap((file) =>
      /^https?:\/\//.test(text(file['url'])) ? [{ url: text(file['url']), title: text(file['name']) }] : [],
    ),
    comments: comments.filter((comment) => comment.text.trim() !== '').toReversed(),
    values: Object.fromEntries(values),
  };
}

function readFields(board: Json): Context['fields'] {
  return new Map(
    list(board['customFields']).map((field) => {
      const options = list(field['options']).map(
        (option) =>
          [
            text(option['id'] ?? option['_id']),
            isRecord(option['value']) ? text(option['value']['text']) : '',
          ] as const,
      );
      const kind = fieldKinds[text(field['type'])] ?? 'text';
      return [text(field['id']), { title: text(field['name']) || '…', kind, options: new Map(options) }];
    }),
  );
}

function readContext(board: Json): Context {
  const labels = list(board['labels']).map(
    (label) => [text(label['id']), text(label['name']) || text(label['color'])] as const,
  );
  const people = list(board['members']).map(
    (member) => [text(member['id']), text(member['fullName'])] as const,
  );
  const comments = list(board['actions']).filter(({ type }) => type === 'commentCard');
  return {
    labels: new Map(labels),
    people: new Map(people),
    checklists: grouped(list(board['checklists']), (checklist) => text(checklist['idCard'])),
    comments: grouped(comments, ({ data }) =>
      isRecord(data) && isRecord(data['card']) ? text(data['card']['id']) : '',
    ),
    fields: readFields(board),
  };
}

/** What of the file is not taken over. */
function findLeft(board: Json, cards: readonly Json[], columns: ReadonlySet<string>): ImportedBoard['left'] {
  const unknown = Object.entries(board)
    .filter(([name, value]) => !READ.has(name) && Array.isArray(value) && value.length > 0)
    .map(([name, value]) => ({ kind: 'unknown' as const, name, amount: (value as unknown[]).length }));
  const stray = cards.filter((card) => !columns.has(text(card['idList']))).length;
  const files = cards.reduce(
    (sum, card) => sum + list(card['attachments']).filter((file) => file['isUpload'] === true).length,
    0,
  );
  return [
    ...unknown,
    ...(stray > 0 ? [{ kind: 'cards' as const, name: '', amount: stray }] : []),
    ...(files > 0 ? [{ kind: 'attachments' as const, name: '', amount: files }] : []),
  ];
}

/**
 * Reads the JSON that Trello exports of a board. Archived lists come with their cards archived; what is not known is counted.
 *
 * @throws BoardFileError
 */
export function readTrello(source: string): ImportedBoard {
  let board: unknown;
  try {
    board = JSON.parse(source);
  } catch {
    throw new BoardFileError('not-json');
  }
  if (!isRecord(board) || !Array.isArray(board['lists']) || !Array.isArray(board['cards']))
    throw new BoardFileError('not-a-board');
  const cards = list(board['cards']);
  if (cards.length > MOST_CARDS) throw new BoardFileError('too-large');
  const context = readContext(board);
  const lists = list(board['lists']).toSorted(byPosition);
  const byList = grouped(cards, (card) => text(card['idList']));
  const columns = lists
    .map((row) => ({
      isClosed: row['closed'] === true,
      title: text(row['name']) || '…',
      isDone: false,
      cards: (byList.get(text(row['id'])) ?? []).toSorted(byPosition).map((card) => readCard(card, context)),
    }))
    .filter((column) => !column.isClosed || column.cards.length > 0);
  const open = columns.filter(({ isClosed }) => !isClosed);
  const closed = columns
    .filter(({ isClosed }) => isClosed)
    .flatMap((column) => column.cards.map((card) => ({ ...card, isArchived: true })));
  const [first = { title: text(board['name']) || '…', isDone: false, cards: [] }, ...rest] = open;
  return {
    title: text(board['name']).slice(0, 200) || 'Trello',
    about: text(board['desc']).slice(0, 4000),
    columns: [
      { title: first.title, isDone: false, cards: [...first.cards, ...closed] },
      ...rest.map(({ title, isDone, cards: own }) => ({ title, isDone, cards: own })),
    ],
    labels: list(board['labels']).map((label) => ({
      title: text(label['name']) || text(label['color']),
      color: colorOf(label['color']) ?? 'grey',
    })),
    fields: [...context.fields.values()].map(({ title, kind, options }) => ({
      title,
      kind,
      choices: [...options.values()],
    })),
    left: findLeft(board, cards, new Set(lists.map((row) => text(row['id'])))),
  };
}
