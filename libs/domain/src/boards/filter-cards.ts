import type { CardFilter, CardPriority, CardSort } from '@reflectory/contracts/boards';
import { dayOfNumber, numberOfDay, sundayOf } from '../days/index.ts';
import { compareRanked } from '../ranks/index.ts';
import type { Card } from './board-rows.ts';

/** What a filter asks of a card besides its own columns. */
export type CardFacts = { labels: readonly string[]; people: readonly string[] };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether nothing is left out. */
export const isEmptyFilter = (filter: CardFilter): boolean =>
  Object.values(filter).every(
    (value) =>
      value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0),
  );

function isDue(card: Card, due: NonNullable<CardFilter['due']>, today: string): boolean {
  if (due === 'none') return card.due_on === null;
  if (card.due_on === null) return false;
  if (due === 'overdue') return card.due_on < today && card.completed_at === null;
  if (due === 'today') return card.due_on === today;
  const sunday = dayOfNumber(sundayOf(numberOfDay(today)));
  return card.due_on >= today && card.due_on <= sunday;
}

/** Whether a card is one of those that somebody wants to see: one of the chosen labels, and one of the people, and so on. */
export function createCardFilter(
  { text = '', labels = [], people = [], priorities = [], due, isOpen = false }: CardFilter,
  today: string,
): (card: Card, facts: CardFacts) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const meets = (chosen: readonly string[], has: readonly string[]) =>
    chosen.length === 0 || chosen.some((one) => has.includes(one));
  return (card, facts) => {
    if (isOpen && card.completed_at !== null) return false;
    if (!meets(labels, facts.labels) || !meets(people, facts.people)) return false;
    if (priorities.length > 0 && !priorities.includes(card.priority)) return false;
    if (due !== undefined && !isDue(card, due, today)) return false;
    if (words.length === 0) return true;
    const all = fold(`${card.title} ${card.body}`);
    return words.every((word) => all.includes(word));
  };
}

const priorityOrder: Record<CardPriority, number> = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 };

/** Order of cards by what a view sorts by; what has nothing of it comes last either way. */
export function compareCards(sort: CardSort, isDescending: boolean): (a: Card, b: Card) => number {
  const valueOf = (card: Card): string | number | null => {
    switch (sort) {
      case 'title':
        return fold(card.title);
      case 'due':
        return card.due_on === null ? null : `${card.due_on} ${card.due_time ?? '24:00'}`;
      case 'priority':
        return card.priority === 'none' ? null : priorityOrder[card.priority];
      case 'estimate':
        return card.estimate;
      case 'created':
        return card.created_at;
      case 'rank':
        return null;
    }
  };
  return (a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === other) return compareRanked(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return (one < other ? -1 : 1) * (isDescending ? -1 : 1);
  };
}
