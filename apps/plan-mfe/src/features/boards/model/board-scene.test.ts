import { expect, it } from 'vitest';
import type { ObjectTables } from '../../../shared/objects/model/objects.ts';
import { createSceneBuilder } from './board-scene.ts';

type Row = { id: string } & Record<string, unknown>;

const table = (...rows: Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));
const card = (id: string, columnId: string, more: object = {}): Row => ({
  id,
  column_id: columnId,
  lane_id: null,
  parent_id: null,
  rank: 'V1',
  title: id,
  completed_at: null,
  archived_at: null,
  ...more,
});
const rest = {
  board_columns: table({ id: 'open', rank: 'V1' }, { id: 'doing', rank: 'V2' }, { id: 'done', rank: 'V3' }),
  board_labels: table({ id: 'red', rank: 'V1', title: 'Urgent' }),
  card_labels: table({ id: '1', card_id: 'call', label_id: 'red' }),
  card_people: table(),
  card_checklists: table(),
  card_checklist_items: table(),
  card_comments: table(),
};
const cards = [card('call', 'open'), card('pack', 'doing'), card('boxes', 'doing', { parent_id: 'pack' })];
const sign = card('sign', 'done');
/** Tables of a board with these cards; all else stays the same. */
const boardWith = (...rows: Row[]) =>
  new Map(Object.entries({ ...rest, cards: table(...rows) })) as unknown as ObjectTables;

it('a card that moves changes two columns, and nothing of what belongs to cards', () => {
  const build = createSceneBuilder('board');
  const before = build(boardWith(...cards, sign));
  const after = build(boardWith(card('call', 'doing'), ...cards.slice(1), sign));
  expect(after.placed.get('open')).not.toBe(before.placed.get('open'));
  expect(after.placed.get('doing')).not.toBe(before.placed.get('doing'));
  expect(after.placed.get('done')).toBe(before.placed.get('done'));
  expect(after.parts).toBe(before.parts);
  expect(after.labelRowsOf('call')).toEqual([expect.objectContaining({ title: 'Urgent' })]);
});

it('a card below another that is finished is counted', () => {
  const build = createSceneBuilder('board');
  const before = build(boardWith(...cards));
  expect(before.belowOf('pack')).toEqual({ done: 0, total: 1 });
  const finished = { parent_id: 'pack', completed_at: '2026-03-02T08:00:00Z' };
  const after = build(boardWith(...cards.slice(0, 2), card('boxes', 'doing', finished)));
  expect(after.belowOf('pack')).toEqual({ done: 1, total: 1 });
  expect(after.parts).not.toBe(before.parts);
});
