import {
  type BoardChange,
  type BoardColumn,
  type Card,
  type CardMove,
  lastRank,
  moveCards,
  rankTo,
  setDone,
  repeatAfter,
} from '@reflectory/domain/boards';
import type { ObjectTables } from '../../../shared/objects/model/objects.ts';
import type { BoardScene, CardLabel, CardPerson, CardValue } from './board-scene.ts';
import { todayOf } from './today.ts';

export const set = (table: string, id: string, fields: Record<string, unknown>): BoardChange => ({
  kind: 'set',
  table,
  id,
  fields,
});
export const add = (
  table: string,
  fields: Record<string, unknown>,
  id: string = crypto.randomUUID(),
): BoardChange => ({ kind: 'add', table, id, fields });
export const remove = (table: string, id: string): BoardChange => ({ kind: 'remove', table, id });

const now = () => new Date().toISOString();

/** What belongs to a card and comes back with it. */
function partsOf(tables: ObjectTables, cardId: string) {
  const of = <Row extends { card_id: string }>(table: string) =>
    [...((tables.get(table) ?? new Map()) as unknown as ReadonlyMap<string, Row>).values()].filter(
      ({ card_id: id }) => id === cardId,
    );
  const items = [...(tables.get('card_checklist_items')?.values() ?? [])];
  return {
    labels: of<CardLabel>('card_labels'),
    people: of<CardPerson>('card_people'),
    values: of<CardValue>('card_values'),
    checklists: of<{ card_id: string; id: string; title: string; rank: string }>('card_checklists').map(
      (list) => ({
        list,
        items: items.filter(({ checklist_id: id }) => id === list.id) as unknown as {
          id: string;
          checklist_id: string;
          title: string;
          rank: string;
          is_done: boolean;
        }[],
      }),
    ),
  };
}

const completionOf = (scene: BoardScene, tables: ObjectTables, cardId: string) => ({
  now: now(),
  today: todayOf(),
  placed: scene.placed,
  columns: scene.columns,
  parts: partsOf(tables, cardId),
});

/** Brings a card somewhere; where that makes it done and it comes back, the next one is made with it. */
export function moveCard(scene: BoardScene, tables: ObjectTables, card: Card, move: CardMove): BoardChange[] {
  const changes = moveCards([card], move, { placed: scene.placed, columns: scene.columns, now: now() });
  const isDone = changes.some(
    (change) => change.kind === 'set' && change.id === card.id && Boolean(change.fields['completed_at']),
  );
  return isDone ? [...changes, ...repeatAfter(card, completionOf(scene, tables, card.id))] : changes;
}

/** Ticks a card off, or opens it again. */
export const completeCard = (
  scene: BoardScene,
  tables: ObjectTables,
  card: Card,
  isDone: boolean,
): BoardChange[] => setDone(card, isDone, completionOf(scene, tables, card.id));

export const archiveCards = (cards: readonly Card[]): BoardChange[] => {
  const archivedAt = now();
  return cards.map(({ id }) => set('cards', id, { archived_at: archivedAt }));
};

/** A new column at the end of the board. */
export const addColumn = ({ columns }: BoardScene, title: string): BoardChange =>
  add('board_columns', { title, rank: lastRank(columns) });

/** Brings a column one place on. */
export function stepColumn({ columns }: BoardScene, id: string, by: 1 | -1): BoardChange[] {
  const index = columns.findIndex((column) => column.id === id);
  const target = columns[index + by];
  if (!target) return [];
  const before = by === -1 ? target.id : (columns[index + 2]?.id ?? null);
  return rankTo(columns, [id], { before }).map(({ id: one, rank }) => set('board_columns', one, { rank }));
}

/** Takes a column away; its cards go to the one beside it. */
export function removeColumn(scene: BoardScene, column: BoardColumn): BoardChange[] {
  const { columns, placed } = scene;
  const index = columns.findIndex(({ id }) => id === column.id);
  const next = columns[index - 1] ?? columns[index + 1];
  if (!next) return [];
  const cards = placed.get(column.id) ?? [];
  const moves = rankTo(
    placed.get(next.id) ?? [],
    cards.map(({ id }) => id),
    { before: null },
  );
  return [
    ...moves.map(({ id, rank }) =>
      set('cards', id, cards.some((card) => card.id === id) ? { column_id: next.id, rank } : { rank }),
    ),
    remove('board_columns', column.id),
  ];
}

/** Label ids of a board by name, whatever their case. */
const named = ({ labels }: BoardScene, name: string) =>
  labels.find(({ title }) => title.toLowerCase() === name.toLowerCase());

/** Puts a label on a card, or takes it off. */
export function toggleLabel(tables: ObjectTables, cardId: string, labelId: string): BoardChange {
  const rows = (tables.get('card_labels') ?? new Map()) as unknown as ReadonlyMap<string, CardLabel>;
  const known = [...rows.values()].find((row) => row.card_id === cardId && row.label_id === labelId);
  return known ? remove('card_labels', known.id) : add('card_labels', { card_id: cardId, label_id: labelId });
}

/** Has somebody work on a card, or not any more. */
export function togglePerson(tables: ObjectTables, cardId: string, personId: string): BoardChange {
  const rows = (tables.get('card_people') ?? new Map()) as unknown as ReadonlyMap<string, CardPerson>;
  const known = [...rows.values()].find((row) => row.card_id === cardId && row.person_id === personId);
  return known
    ? remove('card_people', known.id)
    : add('card_people', { card_id: cardId, person_id: personId });
}

const COLORS = ['teal', 'violet', 'orange', 'green', 'blue', 'pink', 'yellow', 'red'] as const;

/** Makes the labels that are missing; answers the ids of all in the order of their names. */
export function withLabels(
  scene: BoardScene,
  names: readonly string[],
): { ids: string[]; made: BoardChange[] } {
  const made: BoardChange[] = [];
  let rank = lastRank(scene.labels);
  const ids = names.map((name) => {
    const known = named(scene, name);
    if (known) return known.id;
    const color = COLORS[(scene.labels.length + made.length) % COLORS.length] ?? 'grey';
    const change = add('board_labels', { title: name.slice(0, 100), color, rank });
    rank = lastRank([{ rank }]);
    made.push(change);
    return change.id;
  });
  return { ids, made };
}
