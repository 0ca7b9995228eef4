import { compareRanked, needsSpreading, rankBetween, ranksBetween } from '../ranks/index.ts';
import type { BoardChange, BoardColumn, BoardLane, Card } from './board-rows.ts';
import { isOnBoard } from './board-rows.ts';

/** Cards of a board by column, and by lane within it; the lane `null` holds those of none. */
export type Placed = ReadonlyMap<string, readonly Card[]>;

const ordered = <Row extends { id: string; rank: string }>(rows: Iterable<Row>): Row[] =>
  [...rows].toSorted(compareRanked);

/** Columns or lanes as they stand. */
export const inOrder = ordered;

/**
 * Cards by the column in which they are shown, in order. A card whose column was removed meanwhile by somebody else stands in
 * the first one, so that nothing is out of sight.
 */
export function placeCards(cards: Iterable<Card>, columns: readonly BoardColumn[]): Placed {
  const placed = new Map<string, Card[]>(columns.map(({ id }) => [id, []]));
  const first = columns[0]?.id;
  for (const card of cards) {
    if (!isOnBoard(card)) continue;
    (placed.get(card.column_id) ?? placed.get(first ?? ''))?.push(card);
  }
  for (const [column, list] of placed) placed.set(column, ordered(list));
  return placed;
}

/** Lane in which a card is shown; null where it is in none, or in one that is gone. */
export const laneOf = (
  { lane_id: lane }: Pick<Card, 'lane_id'>,
  lanes: readonly BoardLane[],
): string | null => (lanes.some(({ id }) => id === lane) ? lane : null);

/** How many cards a column holds, and whether that is more than it should. */
export function loadOf(
  { card_limit: limit }: Pick<BoardColumn, 'card_limit'>,
  amount: number,
): { amount: number; limit: number | null; isOver: boolean } {
  return { amount, limit, isOver: limit !== null && amount > limit };
}

/** Where something is to lie: before another one of the list; null for its end. */
export type Spot = { before: string | null };

/**
 * Ranks that bring some rows of a list to a spot. Mostly only theirs; where ranks became long by moves to one place, those of
 * all of the list. `list` is in order, and may hold them already.
 */
export function rankTo(
  list: readonly { id: string; rank: string }[],
  moved: readonly string[],
  { before }: Spot,
): { id: string; rank: string }[] {
  const rest = list.filter(({ id }) => !moved.includes(id));
  const found = before === null ? -1 : rest.findIndex(({ id }) => id === before);
  const index = found === -1 ? rest.length : found;
  const [left, right] = [rest[index - 1]?.rank ?? null, rest[index]?.rank ?? null];
  const ranks = ranksBetween(left, right, moved.length);
  if (!needsSpreading(ranks)) return moved.map((id, place) => ({ id, rank: ranks[place] ?? '' }));
  const all = [
    ...rest.slice(0, index).map(({ id }) => id),
    ...moved,
    ...rest.slice(index).map(({ id }) => id),
  ];
  const spread = ranksBetween(null, null, all.length);
  return all.map((id, place) => ({ id, rank: spread[place] ?? '' }));
}

/** The rank after all of a list. */
export const lastRank = (list: readonly { rank: string }[]): string =>
  rankBetween(list.at(-1)?.rank ?? null, null);

export type CardMove = Spot & { columnId: string; laneId?: string | null };

type MoveContext = { placed: Placed; columns: readonly BoardColumn[]; now: string };

/** What brings cards to a spot of a column: where it is one of done cards, they are done, and else they are open again. */
export function moveCards(
  cards: readonly Card[],
  move: CardMove,
  { placed, columns, now }: MoveContext,
): BoardChange[] {
  const ids = cards.map(({ id }) => id);
  const target = columns.find(({ id }) => id === move.columnId);
  const wasDone = (card: Card) => columns.find(({ id }) => id === card.column_id)?.is_done ?? false;
  return rankTo(placed.get(move.columnId) ?? [], ids, move).map(({ id, rank }) => {
    const card = cards.find((one) => one.id === id);
    if (!card) return { kind: 'set', table: 'cards', id, fields: { rank } };
    const fields: Record<string, unknown> = { rank };
    if (card.column_id !== move.columnId) {
      fields['column_id'] = move.columnId;
      if (target?.is_done && card.completed_at === null) fields['completed_at'] = now;
      if (!target?.is_done && wasDone(card)) fields['completed_at'] = null;
    }
    if (move.laneId !== undefined && card.lane_id !== move.laneId) fields['lane_id'] = move.laneId;
    return { kind: 'set', table: 'cards', id, fields };
  });
}

/**
 * The card above another one in its tree; null where there is none, or where two moves at once made a circle, which then
 * begins with the card of the least id.
 */
export function parentOf(card: Card, cards: ReadonlyMap<string, Card>): Card | null {
  const path = [card];
  let above = cards.get(card.parent_id ?? '');
  while (above && above !== card && path.length < 50) {
    path.push(above);
    above = cards.get(above.parent_id ?? '');
  }
  const isCircle = above === card;
  const breaks = isCircle && path.every(({ id }) => card.id <= id);
  return breaks ? null : (cards.get(card.parent_id ?? '') ?? null);
}

/** Whether a card lies below another one, or is it: those cannot be put above it. */
export function isBelow(card: Card, other: Card, cards: ReadonlyMap<string, Card>): boolean {
  let at: Card | null = card;
  for (let depth = 0; at && depth < 50; depth += 1) {
    if (at.id === other.id) return true;
    at = parentOf(at, cards);
  }
  return false;
}
