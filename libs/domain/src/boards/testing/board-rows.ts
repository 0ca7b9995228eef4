import type { BoardColumn, Card } from '../board-rows.ts';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

/** A card as the database would make it. */
export const cardOf = (given: Partial<Card> = {}): Card => ({
  id: newId(),
  column_id: 'todo',
  lane_id: null,
  parent_id: null,
  title: 'Card',
  rank: 'V',
  body: '',
  document: null,
  starts_on: null,
  due_on: null,
  due_time: null,
  estimate: null,
  priority: 'none',
  repeat_rule: null,
  repeat_from: 'schedule',
  cover_file_id: null,
  cover_color: null,
  completed_at: null,
  archived_at: null,
  created_at: '2026-11-01T08:00:00Z',
  ...given,
});

export const columnOf = (id: string, given: Partial<BoardColumn> = {}): BoardColumn => ({
  id,
  title: id,
  rank: 'V',
  card_limit: null,
  is_done: false,
  ...given,
});
