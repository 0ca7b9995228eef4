import type { BoardColumn, Card, CardMove, Placed } from '@reflectory/domain/boards';
import type { Direction } from './board-keys.ts';

/** Where a card stands: its column and its place in it, both from 0. */
export type Standing = { column: number; place: number };

type Shown = { columns: readonly BoardColumn[]; placed: Placed };

const cardsOf = ({ columns, placed }: Shown, column: number): readonly Card[] =>
  placed.get(columns[column]?.id ?? '') ?? [];

export function standingOf(shown: Shown, cardId: string): Standing | null {
  for (const [column] of shown.columns.entries()) {
    const place = cardsOf(shown, column).findIndex(({ id }) => id === cardId);
    if (place !== -1) return { column, place };
  }
  return null;
}

/** The card that a step from another one leads to; columns without cards are passed by. */
export function walkTo(shown: Shown, cardId: string, to: Direction): string | null {
  const at = standingOf(shown, cardId);
  if (!at) return null;
  const here = cardsOf(shown, at.column);
  if (to === 'up') return here[at.place - 1]?.id ?? null;
  if (to === 'down') return here[at.place + 1]?.id ?? null;
  if (to === 'first') return here[0]?.id ?? null;
  if (to === 'last') return here.at(-1)?.id ?? null;
  const by = to === 'next' ? 1 : -1;
  for (let column = at.column + by; column >= 0 && column < shown.columns.length; column += by) {
    const cards = cardsOf(shown, column);
    const card = cards[Math.min(at.place, cards.length - 1)];
    if (card) return card.id;
  }
  return null;
}

/** Where a step brings a card; null where there is nothing further. */
export function stepOf(shown: Shown, cardId: string, to: Direction): CardMove | null {
  const at = standingOf(shown, cardId);
  if (!at) return null;
  const columnId = shown.columns[at.column]?.id ?? '';
  const here = cardsOf(shown, at.column);
  switch (to) {
    case 'up':
      return at.place === 0 ? null : { columnId, before: here[at.place - 1]?.id ?? null };
    case 'down':
      return at.place === here.length - 1 ? null : { columnId, before: here[at.place + 2]?.id ?? null };
    case 'first':
      return at.place === 0 ? null : { columnId, before: here[0]?.id ?? null };
    case 'last':
      return at.place === here.length - 1 ? null : { columnId, before: null };
    default: {
      const column = at.column + (to === 'next' ? 1 : -1);
      const target = shown.columns[column];
      return target ? { columnId: target.id, before: cardsOf(shown, column)[at.place]?.id ?? null } : null;
    }
  }
}
