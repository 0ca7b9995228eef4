import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../boards/index.ts';
import { cardOf, columnOf } from '../boards/testing/board-rows.ts';
import {
  BoardFileError,
  boardOfImport,
  readCsv,
  readTrello,
  writeCsv,
  writeMarkdown,
  type WrittenBoard,
} from './index.ts';

/** As Trello exports it, with parts that it may get tomorrow. */
const trello = {
  name: 'Spring',
  desc: 'What we plan',
  lists: [
    { id: 'l2', name: 'Doing', pos: 2, closed: false },
    { id: 'l1', name: 'Ideas', pos: 1, closed: false },
    { id: 'l3', name: 'Old', pos: 3, closed: true },
  ],
  labels: [
    { id: 'a', name: 'Sales', color: 'green_dark' },
    { id: 'b', name: '', color: 'purple' },
  ],
  members: [
    { id: 'm1', fullName: 'Ada' },
    { id: 'm2', fullName: 'Max Elsewhere' },
  ],
  customFields: [
    { id: 'f1', name: 'Size', type: 'list', options: [{ id: 'o1', value: { text: 'Large' } }] },
    { id: 'f2', name: 'Cost', type: 'number' },
  ],
  checklists: [
    {
      id: 'k',
      idCard: 'c1',
      name: 'Before',
      pos: 1,
      checkItems: [
        { name: 'Second', state: 'incomplete', pos: 2 },
        { name: 'First', state: 'complete', pos: 1 },
      ],
    },
  ],
  actions: [
    {
      type: 'commentCard',
      date: '2026-05-02T10:00:00Z',
      memberCreator: { fullName: 'Max' },
      data: { text: 'Later', card: { id: 'c1' } },
    },
    {
      type: 'commentCard',
      date: '2026-05-01T10:00:00Z',
      memberCreator: { fullName: 'Ada' },
      data: { text: 'Earlier', card: { id: 'c1' } },
    },
    { type: 'updateCard', data: {} },
  ],
  cards: [
    {
      id: 'c1',
      idList: 'l1',
      name: 'Call Anna',
      desc: 'About **the garden**',
      pos: 2,
      idLabels: ['a', 'b', 'gone'],
      idMembers: ['m1', 'm2'],
      due: '2026-06-01T15:30:00.000Z',
      start: '2026-05-30T00:00:00.000Z',
      dueComplete: true,
      cover: { color: 'sky' },
      attachments: [
        { name: 'Plan', url: 'https://example.com/plan' },
        { name: 'Own', url: 'x', isUpload: true },
      ],
      customFieldItems: [
        { idCustomField: 'f1', idValue: 'o1' },
        { idCustomField: 'f2', value: { number: '12.5' } },
      ],
    },
    { id: 'c2', idList: 'l1', name: 'First', pos: 1 },
    { id: 'c3', idList: 'l3', name: 'Long ago', pos: 1 },
    { id: 'c4', idList: 'nowhere', name: 'Stray', pos: 1 },
  ],
  dreams: [{ id: 'd' }, { id: 'e' }],
};

describe('a board from Trello', () => {
  it('comes with lists, cards and all that belongs to them, in order', () => {
    const board = readTrello(JSON.stringify(trello));
    expect(board.columns.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
      ['Ideas', ['First', 'Call Anna', 'Long ago']],
      ['Doing', []],
    ]);
    expect(board.labels).toEqual([
      { title: 'Sales', color: 'green' },
      { title: 'purple', color: 'violet' },
    ]);
    expect(board.columns[0]?.cards[1]).toMatchObject({
      body: 'About **the garden**',
      labels: ['Sales', 'purple'],
      people: ['Ada', 'Max Elsewhere'],
      startsOn: '2026-05-30',
      dueOn: '2026-06-01',
      dueTime: '15:30',
      coverColor: 'teal',
      isDone: true,
      checklists: [
        {
          title: 'Before',
          items: [
            { title: 'First', isDone: true },
            { title: 'Second', isDone: false },
          ],
        },
      ],
      links: [{ url: 'https://example.com/plan', title: 'Plan' }],
      comments: [
        { author: 'Ada', text: 'Earlier' },
        { author: 'Max', text: 'Later' },
      ],
      values: { Size: 'Large', Cost: '12.5' },
    });
    expect(board.columns[0]?.cards[2]).toMatchObject({ isArchived: true });
  });

  it('says what is not taken over', () => {
    expect(readTrello(JSON.stringify(trello)).left).toEqual([
      { kind: 'unknown', name: 'dreams', amount: 2 },
      { kind: 'cards', name: '', amount: 1 },
      { kind: 'attachments', name: '', amount: 1 },
    ]);
  });

  it.each([
    ['{', 'not-json'],
    ['[]', 'not-a-board'],
    ['{"lists": 3, "cards": []}', 'not-a-board'],
    [JSON.stringify({ lists: [], cards: Array.from({ length: 5001 }, () => ({})) }), 'too-large'],
  ])('%.20s is none', (source, problem) => {
    expect(() => readTrello(source)).toThrow(new BoardFileError(problem as 'not-json'));
  });

  it('is read whatever stands where something else is expected', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...Object.keys(trello)), (json, part) => {
        const damaged = JSON.stringify({ ...trello, [part]: JSON.parse(json) as unknown });
        const read = () => {
          try {
            return readTrello(damaged).title;
          } catch (error) {
            return error instanceof BoardFileError ? error.problem : null;
          }
        };
        expect(read()).toBeTruthy();
      }),
    );
  });

  it('becomes changes that make it, names of people who are not here kept as words', () => {
    let ids = 0;
    const changes = boardOfImport(readTrello(JSON.stringify(trello)), {
      boardId: 'board',
      newId: () => `id${(ids += 1)}`,
      now: '2026-11-26T09:00:00Z',
      people: new Map([['ada', 'person-ada']]),
      peopleField: 'People',
    });
    const of = (table: string) => changes.filter((change) => change.table === table);
    expect(changes[0]).toMatchObject({ table: 'boards', id: 'board', fields: { title: 'Spring' } });
    expect(of('cards')).toHaveLength(3);
    expect(of('card_people')).toMatchObject([{ fields: { person_id: 'person-ada' } }]);
    expect(of('card_values').map((change) => 'fields' in change && change.fields['value'])).toContain(
      'Max Elsewhere',
    );
    expect(of('card_comments')[0]).toMatchObject({ fields: { body: 'Ada · 2026-05-01\nEarlier' } });
    const anna = of('cards').find((change) => 'fields' in change && change.fields['title'] === 'Call Anna');
    expect(anna).toMatchObject({
      fields: { body: 'About the garden', completed_at: '2026-11-26T09:00:00Z' },
    });
    const columns = of('board_columns').map(({ id }) => id);
    expect(
      of('cards').every(
        (change) => 'fields' in change && columns.includes(String(change.fields['column_id'])),
      ),
    ).toBe(true);
  });
});

describe('a board from a table', () => {
  it('takes columns that it knows in any of four languages, and keeps the others as fields', () => {
    const source =
      'Aufgabe;Spalte;Fällig;Budget;Erledigt;Schätzung\n"Anna; anrufen";Jetzt;1.12.2026;12 €;ja;2,5\nOhne Spalte;;bald;;;\n;Jetzt;;;;\n';
    const board = readCsv(source, 'plan.csv', 'To do');
    expect(board.title).toBe('plan');
    expect(board.columns.map(({ title }) => title)).toEqual(['Jetzt', 'To do']);
    expect(board.columns[0]?.cards[0]).toMatchObject({
      title: 'Anna; anrufen',
      dueOn: '2026-12-01',
      estimate: 2.5,
      isDone: true,
      values: { Budget: '12 €' },
    });
    // What is no day is not lost.
    expect(board.columns[1]?.cards[0]).toMatchObject({ dueOn: null, values: { Fällig: 'bald' } });
    expect(board.left).toEqual([{ kind: 'cards', name: '', amount: 1 }]);
    expect(board.fields.map(({ title }) => title).toSorted()).toEqual(['Budget', 'Fällig']);
  });

  it.each([
    ['a,b\n1,2', 'no-titles'],
    ['title\n"never', 'not-a-table'],
    ['title\n', 'empty'],
    ['', 'no-titles'],
  ])('%j is none', (source, problem) => {
    expect(() => readCsv(source, 'x.csv', 'To do')).toThrow(new BoardFileError(problem as 'empty'));
  });
});

describe('a board in files', () => {
  const board = { id: 'b', title: 'Spring', about: 'What we plan' } as Board;
  const written = (
    title: string,
    given: Partial<WrittenBoard['columns'][0]['cards'][0]> = {},
  ): WrittenBoard => ({
    board,
    fields: ['Cost'],
    columns: [
      {
        column: columnOf('now', { title: 'Now' }),
        cards: [
          {
            card: cardOf({
              title,
              body: 'Line one\nline two',
              due_on: '2026-12-01',
              estimate: 2,
              priority: 'high',
              completed_at: '2026-11-20T10:00:00Z',
            }),
            labels: ['Sales'],
            people: ['Ada'],
            checklists: [
              {
                title: 'Before',
                items: [
                  { title: 'Call', is_done: true },
                  { title: 'Write', is_done: false },
                ],
              },
            ],
            comments: [{ author: 'Max', at: '2026-11-20T10:00:00Z', body: 'Good' }],
            links: [{ url: 'https://example.com', title: 'Plan' }],
            values: new Map([['Cost', '12']]),
            ...given,
          },
        ],
      },
    ],
  });

  it('as a table is read again with the same cards', () => {
    fc.assert(
      fc.property(
        fc
          .string({ minLength: 1, maxLength: 40 })
          .filter((title) => /^[^=+@\t\r\s-]/.test(title) && title.trim() === title),
        (title) => {
          const again = readCsv(writeCsv(written(title)), 'x.csv', 'To do');
          expect(again.columns[0]).toMatchObject({
            title: 'Now',
            cards: [
              {
                title,
                body: 'Line one\nline two',
                dueOn: '2026-12-01',
                estimate: 2,
                priority: 'high',
                isDone: true,
                labels: ['Sales'],
                people: ['Ada'],
                checklists: [
                  {
                    items: [
                      { title: 'Call', isDone: true },
                      { title: 'Write', isDone: false },
                    ],
                  },
                ],
                values: { Cost: '12' },
              },
            ],
          });
        },
      ),
    );
  });

  it('as a table runs nothing in a program that opens it', () => {
    expect(writeCsv(written('=HYPERLINK("x")'))).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('as Markdown is to be read', () => {
    expect(writeMarkdown(written('Call\nAnna'))).toBe(`# Spring

What we plan

## Now

### ✓ Call Anna

2026-12-01 · #Sales · @Ada · Cost: 12

Line one
line two

**Before**

- [x] Call
- [ ] Write

- [Plan](<https://example.com>)

> Max, 2026-11-20: Good
`);
  });
});
