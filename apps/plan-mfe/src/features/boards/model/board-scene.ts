import type { BoardViewRow } from '@reflectory/contracts/boards';
import type { CardCommentRow, CardFileRow, CardLinkRow } from '@reflectory/contracts/cards';
import {
  type Board,
  type BoardColumn,
  type BoardField,
  type BoardLabel,
  type BoardLane,
  type Card,
  type Checklist,
  type ChecklistItem,
  inOrder,
  type Placed,
  placeCards,
} from '@reflectory/domain/boards';
import type { ObjectTables } from '../../../shared/objects/model/objects.ts';

type Bare<Row> = Readonly<Omit<Row, 'instance_id' | 'board_id' | 'deleted_at'>>;
export type BoardView = Bare<BoardViewRow>;
export type CardComment = Bare<CardCommentRow>;
export type CardLink = Bare<CardLinkRow>;
export type CardFile = Bare<CardFileRow>;
export type CardLabel = { id: string; card_id: string; label_id: string };
export type CardPerson = { id: string; card_id: string; person_id: string };
export type CardValue = { id: string; card_id: string; field_id: string; value: string };

export type Progress = { done: number; total: number };

/** Rows of a board by table. */
export type TablesOfBoard = {
  boards: Board;
  board_columns: BoardColumn;
  board_lanes: BoardLane;
  board_labels: BoardLabel;
  board_fields: BoardField;
  board_views: BoardView;
  cards: Card;
  card_labels: CardLabel;
  card_people: CardPerson;
  card_checklists: Checklist;
  card_checklist_items: ChecklistItem;
  card_values: CardValue;
  card_links: CardLink;
  card_comments: CardComment;
  card_files: CardFile;
};
type Rows<Table extends keyof TablesOfBoard> = ReadonlyMap<string, TablesOfBoard[Table]>;

/** What else belongs to cards; the same until something of it changes, whatever happens to the cards. */
export type CardParts = {
  labelsOf(cardId: string): readonly string[];
  labelRowsOf(cardId: string): readonly BoardLabel[];
  peopleOf(cardId: string): readonly string[];
  progressOf(cardId: string): Progress | null;
  commentsOf(cardId: string): number;
  belowOf(cardId: string): Progress | null;
};

/** Everything about a board that is drawn. */
export type BoardScene = CardParts & {
  parts: CardParts;
  board: Board;
  columns: readonly BoardColumn[];
  lanes: readonly BoardLane[];
  labels: readonly BoardLabel[];
  fields: readonly BoardField[];
  views: readonly BoardView[];
  cards: Rows<'cards'>;
  /** Cards on the board by column, in order; a list stays the same one until it changes. */
  placed: Placed;
};

const none: readonly never[] = [];

/** Works something out of some tables, anew only when one of them is another one. */
function remembered<Args extends readonly unknown[], Value>(work: (...args: Args) => Value) {
  let last: { args: Args; value: Value } | null = null;
  return (...args: Args): Value => {
    const known = last;
    if (known && args.every((arg, place) => arg === known.args[place])) return known.value;
    last = { args, value: work(...args) };
    return last.value;
  };
}

function grouped<Row, Value>(
  rows: ReadonlyMap<string, Row>,
  keyOf: (row: Row) => string | null,
  valueOf: (row: Row) => Value,
): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of rows.values()) {
    const key = keyOf(row);
    if (key === null) continue;
    const list = groups.get(key);
    if (list) list.push(valueOf(row));
    else groups.set(key, [valueOf(row)]);
  }
  return groups;
}

type Counts = ReadonlyMap<string, Progress>;

function countProgress(lists: Rows<'card_checklists'>, items: Rows<'card_checklist_items'>) {
  const counts = new Map<string, Progress>();
  for (const { checklist_id: listId, is_done: isDone } of items.values()) {
    const cardId = lists.get(listId)?.card_id;
    if (cardId === undefined) continue;
    const { done, total } = counts.get(cardId) ?? { done: 0, total: 0 };
    counts.set(cardId, { done: done + Number(isDone), total: total + 1 });
  }
  return counts;
}

function countBelow(cards: Rows<'cards'>): Counts {
  const counts = new Map<string, Progress>();
  for (const { parent_id: parent, completed_at: completedAt } of cards.values()) {
    if (parent === null) continue;
    const { done, total } = counts.get(parent) ?? { done: 0, total: 0 };
    counts.set(parent, { done: done + Number(completedAt !== null), total: total + 1 });
  }
  return counts;
}

/** The counts of before where these are the same ones. */
function createKeeping() {
  let before: Counts = new Map();
  const isSame = ([id, { done, total }]: [string, Progress]) =>
    before.get(id)?.done === done && before.get(id)?.total === total;
  return (counts: Counts): Counts => {
    if (counts.size !== before.size || ![...counts].every(isSame)) before = counts;
    return before;
  };
}

const areSame = (one: readonly unknown[], other: readonly unknown[] | undefined) =>
  other !== undefined && one.length === other.length && one.every((item, place) => item === other[place]);

/** Places cards, and keeps each list that did not change: whoever draws it need not draw it again. */
function createPlacing() {
  let before: Placed = new Map();
  return (cards: Iterable<Card>, columns: readonly BoardColumn[]): Placed => {
    const placed = new Map(placeCards(cards, columns));
    for (const [column, list] of placed) {
      const last = before.get(column);
      if (last && areSame(list, last)) placed.set(column, last);
    }
    before = placed;
    return placed;
  };
}

const emptyBoard = (id: string): Board => ({
  id,
  user_id: '',
  title: '',
  about: '',
  color: 'grey',
  estimate_unit: 'points',
  is_template: false,
  archived_at: null,
  created_at: '',
  updated_at: '',
});

const ranked = <Row extends { id: string; rank: string }>() =>
  remembered((rows: ReadonlyMap<string, Row>) => inOrder(rows.values()));
const byCard = <Row extends { card_id: string }, Value>(valueOf: (row: Row) => Value) =>
  remembered((rows: ReadonlyMap<string, Row>) => grouped(rows, ({ card_id: id }) => id, valueOf));

/** What belongs to cards, out of the tables that say so. */
function createPartsBuilder() {
  const labelIdsOf = byCard(({ label_id: id }: CardLabel) => id);
  const peopleIdsOf = byCard(({ person_id: id }: CardPerson) => id);
  const commentsOf = byCard(({ id }: CardComment) => id);
  const labelRowsOf = remembered(
    (idsOf: ReadonlyMap<string, readonly string[]>, labels: readonly BoardLabel[]) =>
      new Map([...idsOf].map(([card, ids]) => [card, labels.filter(({ id }) => ids.includes(id))])),
  );
  const [progressOf, belowOf, keep] = [remembered(countProgress), remembered(countBelow), createKeeping()];
  const partsOf = remembered(
    (
      labelIds: ReturnType<typeof labelIdsOf>,
      labelRows: ReturnType<typeof labelRowsOf>,
      peopleIds: ReturnType<typeof peopleIdsOf>,
      comments: ReturnType<typeof commentsOf>,
      progress: Counts,
      below: Counts,
    ): CardParts => ({
      labelsOf: (id) => labelIds.get(id) ?? none,
      labelRowsOf: (id) => labelRows.get(id) ?? none,
      peopleOf: (id) => peopleIds.get(id) ?? none,
      progressOf: (id) => progress.get(id) ?? null,
      commentsOf: (id) => comments.get(id)?.length ?? 0,
      belowOf: (id) => below.get(id) ?? null,
    }),
  );
  return (
    table: <Name extends keyof TablesOfBoard>(name: Name) => Rows<Name>,
    labels: readonly BoardLabel[],
  ) => {
    const labelIds = labelIdsOf(table('card_labels'));
    return partsOf(
      labelIds,
      labelRowsOf(labelIds, labels),
      peopleIdsOf(table('card_people')),
      commentsOf(table('card_comments')),
      progressOf(table('card_checklists'), table('card_checklist_items')),
      keep(belowOf(table('cards'))),
    );
  };
}

/** Makes scenes of the tables of one board; parts that did not change stay the same. */
export function createSceneBuilder(boardId: string): (tables: ObjectTables) => BoardScene {
  const [columnsOf, lanesOf, labelsOf] = [ranked<BoardColumn>(), ranked<BoardLane>(), ranked<BoardLabel>()];
  const [fieldsOf, viewsOf] = [ranked<BoardField>(), ranked<BoardView>()];
  const place = createPlacing();
  const placedOf = remembered((cards: Rows<'cards'>, columns: readonly BoardColumn[]) =>
    place(cards.values(), columns),
  );
  const partsOf = createPartsBuilder();
  return remembered((tables: ObjectTables): BoardScene => {
    const table = <Name extends keyof TablesOfBoard>(name: Name) =>
      (tables.get(name) ?? new Map()) as unknown as Rows<Name>;
    const cards = table('cards');
    const columns = columnsOf(table('board_columns'));
    const labels = labelsOf(table('board_labels'));
    const parts = partsOf(table, labels);
    return {
      ...parts,
      parts,
      board: table('boards').get(boardId) ?? emptyBoard(boardId),
      columns,
      lanes: lanesOf(table('board_lanes')),
      labels,
      fields: fieldsOf(table('board_fields')),
      views: viewsOf(table('board_views')),
      cards,
      placed: placedOf(cards, columns),
    };
  });
}
