import type { CardStep } from './boards.repository.ts';

/** A stay of a card in a column. */
type Stay = { card_id: string; column_id: string; from: string; to: string | null };

/** Stays of cards in columns, made of what happened to them; those that ended before `since` are left out. */
export function staysOf(steps: readonly CardStep[], since: string): Stay[] {
  const stays: Stay[] = [];
  const open = new Map<string, Stay>();
  const columns = new Map<string, string>();
  const leave = (cardId: string, at: string): void => {
    const stay = open.get(cardId);
    if (!stay) return;
    stay.to = at;
    open.delete(cardId);
  };
  for (const { card_id: cardId, at, column, is_there: isThere } of steps) {
    if (column !== null) columns.set(cardId, column);
    const columnId = columns.get(cardId);
    const wasThere = open.has(cardId);
    if (isThere === false) leave(cardId, at);
    else if (
      columnId !== undefined &&
      (isThere === true || wasThere) &&
      open.get(cardId)?.column_id !== columnId
    ) {
      leave(cardId, at);
      const stay = { card_id: cardId, column_id: columnId, from: at, to: null };
      open.set(cardId, stay);
      stays.push(stay);
    }
  }
  return stays.filter(({ to }) => to === null || to >= since);
}
