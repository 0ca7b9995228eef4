import { dayOfNumber, numberOfDay } from '../days/index.ts';
import { nextOccurrence, parseRepeatRule } from '../recurrence/index.ts';
import type { BoardChange, BoardColumn, Card, Checklist, ChecklistItem } from './board-rows.ts';
import { lastRank, type Placed } from './place-cards.ts';

/** What belongs to a card and comes back with it. */
export type CardParts = {
  labels: readonly { label_id: string }[];
  people: readonly { person_id: string }[];
  values: readonly { field_id: string; value: string }[];
  checklists: readonly { list: Checklist; items: readonly ChecklistItem[] }[];
};

/**
 * An id made of another one and a day: two devices that finish a card at the same time make one next card, and not two.
 */
export function idOfRepeat(id: string, day: string): string {
  const last = (Number.parseInt(id.slice(-8), 16) ^ numberOfDay(day) ^ 0x5eed) >>> 0;
  return id.slice(0, -8) + last.toString(16).padStart(8, '0');
}

/** The day on which a card comes back that is done today; null where it does not. */
export function nextDay(
  { repeat_rule: text, repeat_from: from, due_on: due }: Card,
  today: string,
): string | null {
  const rule = text === null ? null : parseRepeatRule(text);
  if (!rule) return null;
  const start = from === 'completion' || due === null ? today : due;
  // What was due long ago comes back after today, and not as often as it was missed.
  return nextOccurrence(rule, start, from === 'schedule' && start < today ? today : start);
}

type Completion = {
  /** The moment, and the day that it is where the person is. */
  now: string;
  today: string;
  placed: Placed;
  columns: readonly BoardColumn[];
  parts: CardParts;
};

/** The next card of one that comes back: the same anew, with nothing ticked off. */
function nextCard(card: Card, day: string, { placed, columns, parts }: Completion): BoardChange[] {
  const id = idOfRepeat(card.id, day);
  const home = columns.find((column) => !column.is_done) ?? columns[0];
  const shift = card.due_on === null ? 0 : numberOfDay(day) - numberOfDay(card.due_on);
  const startsOn = card.starts_on === null ? null : dayOfNumber(numberOfDay(card.starts_on) + shift);
  const { created_at: _created, id: _id, ...same } = card;
  const add = (table: string, rowId: string, fields: Record<string, unknown>): BoardChange => ({
    kind: 'add',
    table,
    id: rowId,
    fields,
  });
  const column = columns.find(({ id: one, is_done: done }) => one === card.column_id && !done) ?? home;
  return [
    add('cards', id, {
      ...same,
      column_id: column?.id ?? card.column_id,
      rank: lastRank(placed.get(column?.id ?? '') ?? []),
      due_on: day,
      starts_on: startsOn,
      completed_at: null,
      archived_at: null,
    }),
    ...parts.labels.map(({ label_id: label }) =>
      add('card_labels', idOfRepeat(mixed(id, label), day), { card_id: id, label_id: label }),
    ),
    ...parts.people.map(({ person_id: person }) =>
      add('card_people', idOfRepeat(mixed(id, person), day), { card_id: id, person_id: person }),
    ),
    ...parts.values.map(({ field_id: field, value }) =>
      add('card_values', idOfRepeat(mixed(id, field), day), { card_id: id, field_id: field, value }),
    ),
    ...parts.checklists.flatMap(({ list, items }) => {
      const listId = idOfRepeat(list.id, day);
      return [
        add('card_checklists', listId, { card_id: id, title: list.title, rank: list.rank }),
        ...items.map((item) =>
          add('card_checklist_items', idOfRepeat(item.id, day), {
            checklist_id: listId,
            title: item.title,
            rank: item.rank,
            is_done: false,
          }),
        ),
      ];
    }),
  ];
}

/** One id out of two, whichever device mixes them. */
function mixed(one: string, other: string): string {
  const half = (id: string) => id.replaceAll('-', '');
  const digits = [...half(one)].map((digit, place) =>
    (Number.parseInt(digit, 16) ^ Number.parseInt(half(other)[place] ?? '0', 16)).toString(16),
  );
  const hex = digits.join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** What finishing a card changes besides its being done: the next one, where it comes back. */
export function repeatAfter(card: Card, completion: Completion): BoardChange[] {
  const day = nextDay(card, completion.today);
  return day === null ? [] : nextCard(card, day, completion);
}

/** Ticks a card off, or opens it again; where it comes back, the next one is made with it. */
export function setDone(card: Card, isDone: boolean, completion: Completion): BoardChange[] {
  const fields = { completed_at: isDone ? completion.now : null };
  const set: BoardChange = { kind: 'set', table: 'cards', id: card.id, fields };
  return isDone ? [set, ...repeatAfter(card, completion)] : [set];
}
