// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { BoardColor } from '../boards/board-values.ts';
import type { JournalDocument } from '../document/index.ts';

export type CardRow = {
  instance_id: string;
  id: string;
  board_id: string;
  column_id: string;
  lane_id: string | null;
  parent_id: string | null;
  title: string;
  rank: string;
  body: string;
  document: JournalDocument | null;
  starts_on: string | null;
  due_on: string | null;
  due_time: string | null;
  estimate: number | null;
  priority: 'none' | 'low' | 'medium' | 'high' | 'urgent';
  repeat_rule: string | null;
  repeat_from: 'schedule' | 'completion';
  cover_file_id: string | null;
  cover_color: BoardColor | null;
  completed_at: string | null;
  archived_at: string | null;
  deleted_at: string | null;
  created_at: string;
};
export type CardInsert = Pick<CardRow, 'board_id' | 'column_id' | 'title'> &
  Partial<
    Pick<
      CardRow,
      | 'instance_id'
      | 'id'
      | 'lane_id'
      | 'parent_id'
      | 'rank'
      | 'body'
      | 'document'
      | 'starts_on'
      | 'due_on'
      | 'due_time'
      | 'estimate'
      | 'priority'
      | 'repeat_rule'
      | 'repeat_from'
      | 'cover_file_id'
      | 'cover_color'
      | 'completed_at'
      | 'archived_at'
    >
  >;
export type CardUpdate = Partial<
  Pick<
    CardRow,
    | 'column_id'
    | 'lane_id'
    | 'parent_id'
    | 'title'
    | 'rank'
    | 'body'
    | 'document'
    | 'starts_on'
    | 'due_on'
    | 'due_time'
    | 'estimate'
    | 'priority'
    | 'repeat_rule'
    | 'repeat_from'
    | 'cover_file_id'
    | 'cover_color'
    | 'completed_at'
    | 'archived_at'
    | 'deleted_at'
  >
>;

export type CardLabelRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  label_id: string;
  deleted_at: string | null;
};
export type CardLabelInsert = Pick<CardLabelRow, 'board_id' | 'card_id' | 'label_id'> &
  Partial<Pick<CardLabelRow, 'instance_id' | 'id'>>;
export type CardLabelUpdate = Partial<Pick<CardLabelRow, 'deleted_at'>>;

export type CardPeopleRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  person_id: string;
  deleted_at: string | null;
};
export type CardPeopleInsert = Pick<CardPeopleRow, 'board_id' | 'card_id' | 'person_id'> &
  Partial<Pick<CardPeopleRow, 'instance_id' | 'id'>>;
export type CardPeopleUpdate = Partial<Pick<CardPeopleRow, 'deleted_at'>>;

export type CardChecklistRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  title: string;
  rank: string;
  deleted_at: string | null;
};
export type CardChecklistInsert = Pick<CardChecklistRow, 'board_id' | 'card_id'> &
  Partial<Pick<CardChecklistRow, 'instance_id' | 'id' | 'title' | 'rank'>>;
export type CardChecklistUpdate = Partial<Pick<CardChecklistRow, 'title' | 'rank' | 'deleted_at'>>;

export type CardChecklistItemRow = {
  instance_id: string;
  id: string;
  board_id: string;
  checklist_id: string;
  title: string;
  rank: string;
  is_done: boolean;
  deleted_at: string | null;
};
export type CardChecklistItemInsert = Pick<CardChecklistItemRow, 'board_id' | 'checklist_id' | 'title'> &
  Partial<Pick<CardChecklistItemRow, 'instance_id' | 'id' | 'rank' | 'is_done'>>;
export type CardChecklistItemUpdate = Partial<
  Pick<CardChecklistItemRow, 'checklist_id' | 'title' | 'rank' | 'is_done' | 'deleted_at'>
>;

export type CardValueRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  field_id: string;
  value: string;
  deleted_at: string | null;
};
export type CardValueInsert = Pick<CardValueRow, 'board_id' | 'card_id' | 'field_id'> &
  Partial<Pick<CardValueRow, 'instance_id' | 'id' | 'value'>>;
export type CardValueUpdate = Partial<Pick<CardValueRow, 'value' | 'deleted_at'>>;

export type CardLinkRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  kind: 'card' | 'goal' | 'map' | 'web';
  target_id: string | null;
  url: string | null;
  title: string;
  deleted_at: string | null;
};
export type CardLinkInsert = Pick<CardLinkRow, 'board_id' | 'card_id' | 'kind'> &
  Partial<Pick<CardLinkRow, 'instance_id' | 'id' | 'target_id' | 'url' | 'title'>>;
export type CardLinkUpdate = Partial<Pick<CardLinkRow, 'title' | 'deleted_at'>>;

export type CardCommentRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  author_id: string;
  body: string;
  mentions: string[];
  deleted_at: string | null;
  created_at: string;
};
export type CardCommentInsert = Pick<CardCommentRow, 'board_id' | 'card_id' | 'body'> &
  Partial<Pick<CardCommentRow, 'instance_id' | 'id' | 'author_id' | 'mentions'>>;
export type CardCommentUpdate = Partial<Pick<CardCommentRow, 'body' | 'mentions' | 'deleted_at'>>;

export type CardFileRow = {
  instance_id: string;
  id: string;
  board_id: string;
  card_id: string;
  author_id: string;
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  path: string;
  deleted_at: string | null;
  created_at: string;
};
export type CardFileInsert = Pick<CardFileRow, 'board_id' | 'card_id' | 'name'> &
  Partial<Pick<CardFileRow, 'instance_id' | 'id' | 'author_id'>>;
export type CardFileUpdate = Partial<Pick<CardFileRow, 'name' | 'deleted_at'>>;

/** What the database does with the tables of this area. */
export const cardsTables = {
  cards: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'board_id',
      'column_id',
      'lane_id',
      'parent_id',
      'title',
      'rank',
      'body',
      'document',
      'starts_on',
      'due_on',
      'due_time',
      'estimate',
      'priority',
      'repeat_rule',
      'repeat_from',
      'cover_file_id',
      'cover_color',
      'completed_at',
      'archived_at',
    ],
    updatable: [
      'column_id',
      'lane_id',
      'parent_id',
      'title',
      'rank',
      'body',
      'document',
      'starts_on',
      'due_on',
      'due_time',
      'estimate',
      'priority',
      'repeat_rule',
      'repeat_from',
      'cover_file_id',
      'cover_color',
      'completed_at',
      'archived_at',
      'deleted_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      lane_id: { value: null },
      parent_id: { value: null },
      rank: { value: 'V' },
      body: { value: '' },
      document: { value: null },
      starts_on: { value: null },
      due_on: { value: null },
      due_time: { value: null },
      estimate: { value: null },
      priority: { value: 'none' },
      repeat_rule: { value: null },
      repeat_from: { value: 'schedule' },
      cover_file_id: { value: null },
      cover_color: { value: null },
      completed_at: { value: null },
      archived_at: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  card_labels: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'label_id'],
    updatable: ['deleted_at'],
    defaults: { instance_id: { from: 'instance' }, id: { from: 'random id' }, deleted_at: { value: null } },
  },
  card_people: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'person_id'],
    updatable: ['deleted_at'],
    defaults: { instance_id: { from: 'instance' }, id: { from: 'random id' }, deleted_at: { value: null } },
  },
  card_checklists: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'title', 'rank'],
    updatable: ['title', 'rank', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      title: { value: '' },
      rank: { value: 'V' },
      deleted_at: { value: null },
    },
  },
  card_checklist_items: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'checklist_id', 'title', 'rank', 'is_done'],
    updatable: ['checklist_id', 'title', 'rank', 'is_done', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      is_done: { value: false },
      deleted_at: { value: null },
    },
  },
  card_values: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'field_id', 'value'],
    updatable: ['value', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      value: { value: '' },
      deleted_at: { value: null },
    },
  },
  card_links: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'kind', 'target_id', 'url', 'title'],
    updatable: ['title', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      target_id: { value: null },
      url: { value: null },
      title: { value: '' },
      deleted_at: { value: null },
    },
  },
  card_comments: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'author_id', 'body', 'mentions'],
    updatable: ['body', 'mentions', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      author_id: { from: 'caller' },
      mentions: { value: [] },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  card_files: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'card_id', 'author_id', 'name'],
    updatable: ['name', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      author_id: { from: 'caller' },
      type: { value: 'application/octet-stream' },
      bytes: { value: 0 },
      width: { value: null },
      height: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    cards: Table<CardRow, CardInsert, CardUpdate>;
    card_labels: Table<CardLabelRow, CardLabelInsert, CardLabelUpdate>;
    card_people: Table<CardPeopleRow, CardPeopleInsert, CardPeopleUpdate>;
    card_checklists: Table<CardChecklistRow, CardChecklistInsert, CardChecklistUpdate>;
    card_checklist_items: Table<CardChecklistItemRow, CardChecklistItemInsert, CardChecklistItemUpdate>;
    card_values: Table<CardValueRow, CardValueInsert, CardValueUpdate>;
    card_links: Table<CardLinkRow, CardLinkInsert, CardLinkUpdate>;
    card_comments: Table<CardCommentRow, CardCommentInsert, CardCommentUpdate>;
    card_files: Table<CardFileRow, CardFileInsert, CardFileUpdate>;
  }
}
