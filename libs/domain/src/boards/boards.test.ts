import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanked, ranksBetween } from '../ranks/index.ts';
import {
  type Card,
  compareCards,
  createCardFilter,
  cumulativeFlow,
  cycleTimes,
  idOfRepeat,
  isBelow,
  loadOf,
  moveCards,
  nextDay,
  parentOf,
  percentile,
  placeCards,
  rankTo,
  setDone,
} from './index.ts';
import { cardOf, columnOf } from './testing/board-rows.ts';

const columns = [
  columnOf('todo', { rank: 'A' }),
  columnOf('doing', { rank: 'B' }),
  columnOf('done', { rank: 'C', is_done: true }),
];
const now = '2026-11-26T09:00:00.000Z';
const today = '2026-11-26';
const titles = (cards: readonly Card[] = []) => cards.map(({ title }) => title);

describe('cards on a board', () => {
  it('stand in their column by rank, and in the first one when theirs is gone', () => {
    const placed = placeCards(
      [
        cardOf({ title: 'b', rank: 'B' }),
        cardOf({ title: 'a', rank: 'A' }),
        cardOf({ title: 'lost', rank: 'C', column_id: 'removed' }),
        cardOf({ title: 'archived', archived_at: now }),
        cardOf({ title: 'c', column_id: 'doing' }),
      ],
      columns,
    );
    expect(titles(placed.get('todo'))).toEqual(['a', 'b', 'lost']);
    expect(titles(placed.get('doing'))).toEqual(['c']);
  });

  it('go to any spot, one or several, and stay in the order in which they were taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 3 })), { maxLength: 60 }),
        (amount, moves) => {
          let list = ranksBetween(null, null, amount).map((rank, index) => ({ id: `c${index}`, rank }));
          for (const [from, to, several] of moves) {
            const moved = list.slice(from % amount, (from % amount) + several).map(({ id }) => id);
            const rest = list.filter(({ id }) => !moved.includes(id));
            const before = rest[to % (rest.length + 1)]?.id ?? null;
            const ranks = new Map(rankTo(list, moved, { before }).map(({ id, rank }) => [id, rank]));
            const wanted = rest.map(({ id }) => id);
            wanted.splice(before === null ? wanted.length : wanted.indexOf(before), 0, ...moved);
            list = list
              .map((row) => ({ ...row, rank: ranks.get(row.id) ?? row.rank }))
              .toSorted(compareRanked);
            expect(list.map(({ id }) => id)).toEqual(wanted);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are done in a column of done cards, and open again when they leave it', () => {
    const card = cardOf();
    const placed = placeCards([card], columns);
    const context = { placed, columns, now };
    const [done] = moveCards([card], { columnId: 'done', before: null }, context);
    expect(done).toMatchObject({ id: card.id, fields: { column_id: 'done', completed_at: now } });
    const finished = { ...card, column_id: 'done', completed_at: now };
    const [open] = moveCards([finished], { columnId: 'todo', before: null, laneId: 'a' }, context);
    expect(open).toMatchObject({ fields: { column_id: 'todo', completed_at: null, lane_id: 'a' } });
    // What was ticked off elsewhere stays so.
    const [moved] = moveCards([{ ...card, completed_at: now }], { columnId: 'doing', before: null }, context);
    expect(moved).not.toHaveProperty('fields.completed_at');
  });

  it('are counted against what a column should hold', () => {
    expect(loadOf({ card_limit: 3 }, 3)).toEqual({ amount: 3, limit: 3, isOver: false });
    expect(loadOf({ card_limit: 3 }, 4).isOver).toBe(true);
    expect(loadOf({ card_limit: null }, 400).isOver).toBe(false);
  });

  it('have a tree above them, also where two moves at once made a circle', () => {
    const [a, b, c] = [cardOf(), cardOf(), cardOf()];
    const circle = [
      { ...a, parent_id: c.id },
      { ...b, parent_id: a.id },
      { ...c, parent_id: b.id },
    ];
    const cards = new Map(circle.map((card) => [card.id, card]));
    const [first, second, third] = circle as [Card, Card, Card];
    expect([first, second, third].map((card) => parentOf(card, cards)?.id ?? null)).toEqual([
      null,
      a.id,
      b.id,
    ]);
    expect(isBelow(third, first, cards)).toBe(true);
    expect(isBelow(first, third, cards)).toBe(false);
  });
});

describe('a card that comes back', () => {
  const weekly = { repeat_rule: 'FREQ=WEEKLY', due_on: '2026-11-24', starts_on: '2026-11-23' };
  const parts = {
    labels: [{ label_id: '11111111-1111-4111-8111-111111111111' }],
    people: [],
    values: [],
    checklists: [
      {
        list: { id: '22222222-2222-4222-8222-222222222222', card_id: '', title: 'Before', rank: 'V' },
        items: [
          {
            id: '33333333-3333-4333-8333-333333333333',
            checklist_id: '',
            title: 'Call',
            rank: 'V',
            is_done: true,
          },
        ],
      },
    ],
  };

  it.each([
    [weekly, '2026-12-01'],
    [{ ...weekly, due_on: '2026-10-01' }, '2026-12-03'],
    [{ ...weekly, repeat_from: 'completion' as const }, '2026-12-03'],
    [{ repeat_rule: 'FREQ=DAILY;INTERVAL=3', repeat_from: 'completion' as const }, '2026-11-29'],
    [{ repeat_rule: 'FREQ=DAILY;UNTIL=20261120', due_on: '2026-11-19' }, null],
    [{ repeat_rule: 'damaged', due_on: '2026-11-19' }, null],
    [{ due_on: '2026-11-19' }, null],
  ])('%o is there again on %s', (given, day) => {
    expect(nextDay(cardOf(given), today)).toBe(day);
  });

  it('makes the next one with all that belongs to it, unticked, and once however many finish it', () => {
    const card = cardOf({ ...weekly, title: 'Water the plants', column_id: 'doing', priority: 'high' });
    const completion = { now, today, placed: placeCards([card], columns), columns, parts };
    const changes = setDone(card, true, completion);
    const next = idOfRepeat(card.id, '2026-12-01');
    expect(changes).toMatchObject([
      { kind: 'set', id: card.id, fields: { completed_at: now } },
      {
        kind: 'add',
        table: 'cards',
        id: next,
        fields: {
          title: 'Water the plants',
          due_on: '2026-12-01',
          starts_on: '2026-11-30',
          priority: 'high',
          completed_at: null,
        },
      },
      { kind: 'add', table: 'card_labels', fields: { card_id: next } },
      { kind: 'add', table: 'card_checklists', fields: { card_id: next, title: 'Before' } },
      { kind: 'add', table: 'card_checklist_items', fields: { is_done: false } },
    ]);
    expect(changes[1]).not.toHaveProperty('fields.created_at');
    expect(setDone(card, true, completion).map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    expect(setDone(card, false, completion)).toHaveLength(1);
  });
});

describe('which cards somebody sees', () => {
  const facts = { labels: ['sales'], people: ['ada'] };
  const sees = (filter: Parameters<typeof createCardFilter>[0], card: Partial<Card> = {}) =>
    createCardFilter(filter, today)(cardOf(card), facts);
  it.each([
    [{}, {}, true],
    [{ text: 'müller  CALL' }, { title: 'Call Frau Muller' }, true],
    [{ text: 'anna' }, { body: 'with Anna' }, true],
    [{ text: 'anna max' }, { body: 'with Anna' }, false],
    [{ labels: ['sales', 'other'] }, {}, true],
    [{ labels: ['other'] }, {}, false],
    [{ people: ['ada'], labels: ['other'] }, {}, false],
    [{ priorities: ['high' as const] }, { priority: 'high' as const }, true],
    [{ priorities: ['high' as const] }, {}, false],
    [{ isOpen: true }, { completed_at: now }, false],
    [{ due: 'overdue' as const }, { due_on: '2026-11-25' }, true],
    [{ due: 'overdue' as const }, { due_on: '2026-11-25', completed_at: now }, false],
    [{ due: 'today' as const }, { due_on: today }, true],
    [{ due: 'week' as const }, { due_on: '2026-11-29' }, true],
    [{ due: 'week' as const }, { due_on: '2026-11-30' }, false],
    [{ due: 'none' as const }, {}, true],
    [{ due: 'none' as const }, { due_on: today }, false],
  ])('%o of %o: %s', (filter, card, isSeen) => {
    expect(sees(filter, card)).toBe(isSeen);
  });

  it('in which order, with those last that have nothing to sort by', () => {
    const cards = [
      cardOf({ title: 'none' }),
      cardOf({ title: 'late', due_on: '2026-12-02', priority: 'low' }),
      cardOf({ title: 'early', due_on: '2026-12-01', due_time: '09:00', priority: 'urgent' }),
      cardOf({ title: 'same day', due_on: '2026-12-01' }),
    ];
    const by = (...order: Parameters<typeof compareCards>) => titles(cards.toSorted(compareCards(...order)));
    expect(by('due', false)).toEqual(['early', 'same day', 'late', 'none']);
    expect(by('due', true)).toEqual(['late', 'same day', 'early', 'none']);
    expect(by('priority', false).slice(0, 2)).toEqual(['early', 'late']);
  });
});

describe('how work flows', () => {
  const stays = [
    { cardId: 'a', columnId: 'todo', from: '2026-11-01T08:00:00Z', to: '2026-11-02T08:00:00Z' },
    { cardId: 'a', columnId: 'doing', from: '2026-11-02T08:00:00Z', to: '2026-11-04T20:00:00Z' },
    { cardId: 'a', columnId: 'done', from: '2026-11-04T20:00:00Z', to: null },
    { cardId: 'b', columnId: 'todo', from: '2026-11-02T08:00:00Z', to: null },
  ];

  it('is counted day by day, with what was there before', () => {
    expect(cumulativeFlow(stays, '2026-11-02', '2026-11-05')).toEqual([
      { day: '2026-11-02', amounts: { todo: 1, doing: 1 } },
      { day: '2026-11-03', amounts: { todo: 1, doing: 1 } },
      { day: '2026-11-04', amounts: { todo: 1, doing: 0, done: 1 } },
      { day: '2026-11-05', amounts: { todo: 1, doing: 0, done: 1 } },
    ]);
  });

  it('is as fast as a card takes from where it waited until it is done', () => {
    const times = cycleTimes(stays, { waiting: new Set(['todo']), done: new Set(['done']) });
    expect(times).toEqual([{ cardId: 'a', doneOn: '2026-11-04', days: 2.5 }]);
    expect([percentile([1, 2, 3, 4], 0.5), percentile([1, 2, 3, 4], 0.85), percentile([], 0.5)]).toEqual([
      2,
      4,
      null,
    ]);
  });
});
