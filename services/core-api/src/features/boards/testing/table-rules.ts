import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

const at = (kind: string, person: TestPerson) => idOf(kind, person);
const onBoard = (person: TestPerson) => ({ board_id: at('board', person) });

/** A board with one of everything that others hang on. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'boards',
    row: { id: at('board', person), user_id: person.id, title: 'Above' },
    objectType: 'board',
  },
  { table: 'board_columns', row: { id: at('column', person), ...onBoard(person), title: 'Above' } },
  { table: 'board_labels', row: { id: at('label', person), ...onBoard(person), title: 'Above' } },
  {
    table: 'board_fields',
    row: { id: at('field', person), ...onBoard(person), title: 'Above', kind: 'text' },
  },
  {
    table: 'cards',
    row: { id: at('card', person), ...onBoard(person), column_id: at('column', person), title: 'Above' },
  },
  {
    table: 'storage.objects',
    row: {
      bucket_id: 'media',
      name: `${person.id}/boards/${at('board', person)}/${at('new row', person)}`,
      owner: person.id,
      version: 'card file',
      metadata: '{"mimetype": "image/png", "size": 1}',
    },
  },
  {
    table: 'card_checklists',
    row: { id: at('checklist', person), ...onBoard(person), card_id: at('card', person), title: 'Above' },
  },
];

/** A table below boards: whoever may view a board reads it, nobody deletes of it for good. */
const below = (
  row: (parent: TestPerson, person: TestPerson) => Record<string, unknown>,
  change: string,
  more: Partial<TableRule> = {},
): TableRule => ({
  kind: 'shared',
  guestMay: ['select'],
  isKept: true,
  isOfObject: true,
  hasParent: true,
  row: (person, parent) => ({ id: at('new row', person), ...onBoard(parent), ...row(parent, person) }),
  change,
  where: (person) => `board_id = '${at('board', person)}' and ${atInstance(person)}`,
  ...more,
});

const removed = 'deleted_at = now()';
const above = { kept: "title = 'Above'" };
const ofCard = (parent: TestPerson) => ({ card_id: at('card', parent) });

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  boards: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person) => ({ id: at('new board', person), user_id: person.id, title: 'Title' }),
    ...above,
    change: "about = 'Changed'",
    where: ownedBy,
  },
  board_columns: below(() => ({ title: 'Title' }), 'card_limit = 3', above),
  board_lanes: below(() => ({ title: 'Title' }), "title = 'Changed'"),
  board_labels: below(() => ({ title: 'Title' }), "color = 'red'", above),
  board_fields: below(() => ({ title: 'Title', kind: 'text' }), "choices = '{a}'", above),
  board_views: below(() => ({ title: 'Title' }), "kind = 'table'"),
  cards: below((parent) => ({ column_id: at('column', parent), title: 'Title' }), "body = 'Changed'", above),
  card_labels: below((parent) => ({ ...ofCard(parent), label_id: at('label', parent) }), removed),
  card_people: below((parent, person) => ({ ...ofCard(parent), person_id: person.id }), removed),
  card_checklists: below((parent) => ({ ...ofCard(parent), title: 'Title' }), "rank = 'W'", above),
  card_checklist_items: below(
    (parent) => ({ checklist_id: at('checklist', parent), title: 'Title' }),
    'is_done = true',
  ),
  card_values: below(
    (parent) => ({ ...ofCard(parent), field_id: at('field', parent), value: 'Value' }),
    "value = 'Changed'",
  ),
  card_links: below(
    (parent) => ({ ...ofCard(parent), kind: 'web', url: 'https://example.com' }),
    "title = 'Changed'",
  ),
  card_comments: below(
    (parent, person) => ({ ...ofCard(parent), author_id: person.id, body: 'Words' }),
    "body = 'Changed'",
    { isOfObject: false },
  ),
  card_files: below(
    (parent, person) => ({ ...ofCard(parent), author_id: person.id, name: 'a.png' }),
    "name = 'b.png'",
    { isOfObject: false },
  ),
  board_stars: {
    kind: 'personal',
    row: (person, parent) => ({ user_id: person.id, ...onBoard(parent) }),
    isFixed: true,
    change: 'board_id = board_id',
    where: ownedBy,
  },
};
