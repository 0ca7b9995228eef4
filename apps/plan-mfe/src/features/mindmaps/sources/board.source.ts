import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/boards';
import type {} from '@reflectory/contracts/editing';
import { type BoardColumn, type Card, inOrder, parentOf, placeCards } from '@reflectory/domain/boards';
import { type Topic, topicOf } from '@reflectory/domain/mindmaps';
import type { MapSource } from './map-source.ts';

/** Rows of a board that are there, as somebody may see them. */
type BoardRows = { boardId: string; columns: readonly BoardColumn[]; cards: readonly Card[] };

/** Columns with their cards, each with those below it and leading to its place on the board. */
export function topicsOfBoard({ boardId, columns, cards }: BoardRows): Topic[] {
  const topics = new Map(
    cards.map(({ id, title, body }): [string, Topic] => [
      id,
      topicOf(title, { note: body, link: { type: 'card', id, board_id: boardId } }),
    ]),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const placed = placeCards(cards, columns);
  const shown = new Set([...placed.values()].flat().map(({ id }) => id));
  return inOrder(columns).map(({ id, title }) => {
    const children: Topic[] = [];
    for (const card of placed.get(id) ?? []) {
      const topic = topics.get(card.id);
      const parent = parentOf(card, byId);
      const above = parent && shown.has(parent.id) ? topics.get(parent.id) : undefined;
      if (topic) (above?.children ?? children).push(topic);
    }
    return topicOf(title, { children });
  });
}

/** A board: its columns become branches, and its cards hang on them. */
export const boardSource: MapSource = {
  id: 'board',
  async options({ client }) {
    const { boards } = await callFunction(client, 'list-boards', {
      today: new Date().toISOString().slice(0, 10),
    });
    return boards
      .filter(({ deleted_at: deleted, archived_at: archived }) => deleted === null && archived === null)
      .map(({ id, title }) => ({ value: id, label: title }));
  },
  async draftOf({ client }, boardId) {
    const { tables } = await callFunction(client, 'get-object', { type: 'board', id: boardId });
    const there = (table: string) => (tables[table] ?? []).filter((row) => !row['deleted_at']);
    const [board] = there('boards');
    const children = topicsOfBoard({
      boardId,
      columns: there('board_columns') as unknown as BoardColumn[],
      cards: there('cards') as unknown as Card[],
    });
    const title = board?.['title'];
    return children.length === 0 || typeof title !== 'string'
      ? null
      : { root: topicOf(title, { children }), crossLinks: [] };
  },
};
