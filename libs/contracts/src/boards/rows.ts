// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { JournalDocument } from '../document/index.ts';
import type { BoardColor, ViewSettings } from './board-values.ts';

export type BoardRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  about: string;
  color: BoardColor;
  estimate_unit: 'points' | 'hours' | 'days';
  is_template: boolean;
  archived_at: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
export type BoardInsert = Pick<BoardRow, 'title'> &
  Partial<
    Pick<
      BoardRow,
      'instance_id' | 'id' | 'user_id' | 'about' | 'color' | 'estimate_unit' | 'is_template' | 'archived_at'
    >
  >;
export type BoardUpdate = Partial<
  Pick<
    BoardRow,
    'user_id' | 'title' | 'about' | 'color' | 'estimate_unit' | 'is_template' | 'archived_at' | 'deleted_at'
  >
>;

export type BoardColumnRow = {
  instance_id: string;
  id: string;
  board_id: string;
  title: string;
  rank: string;
  card_limit: number | null;
  is_done: boolean;
  deleted_at: string | null;
};
export type BoardColumnInsert = Pick<BoardColumnRow, 'board_id' | 'title'> &
  Partial<Pick<BoardColumnRow, 'instance_id' | 'id' | 'rank' | 'card_limit' | 'is_done'>>;
export type BoardColumnUpdate = Partial<
  Pick<BoardColumnRow, 'title' | 'rank' | 'card_limit' | 'is_done' | 'deleted_at'>
>;

export type BoardLaneRow = {
  instance_id: string;
  id: string;
  board_id: string;
  title: string;
  rank: string;
  deleted_at: string | null;
};
export type BoardLaneInsert = Pick<BoardLaneRow, 'board_id' | 'title'> &
  Partial<Pick<BoardLaneRow, 'instance_id' | 'id' | 'rank'>>;
export type BoardLaneUpdate = Partial<Pick<BoardLaneRow, 'title' | 'rank' | 'deleted_at'>>;

export type BoardLabelRow = {
  instance_id: string;
  id: string;
  board_id: string;
  title: string;
  color: BoardColor;
  rank: string;
  deleted_at: string | null;
};
export type BoardLabelInsert = Pick<BoardLabelRow, 'board_id' | 'title'> &
  Partial<Pick<BoardLabelRow, 'instance_id' | 'id' | 'color' | 'rank'>>;
export type BoardLabelUpdate = Partial<Pick<BoardLabelRow, 'title' | 'color' | 'rank' | 'deleted_at'>>;

export type BoardFieldRow = {
  instance_id: string;
  id: string;
  board_id: string;
  title: string;
  kind: 'text' | 'number' | 'date' | 'choice' | 'checkbox' | 'link';
  choices: string[];
  rank: string;
  deleted_at: string | null;
};
export type BoardFieldInsert = Pick<BoardFieldRow, 'board_id' | 'title' | 'kind'> &
  Partial<Pick<BoardFieldRow, 'instance_id' | 'id' | 'choices' | 'rank'>>;
export type BoardFieldUpdate = Partial<Pick<BoardFieldRow, 'title' | 'choices' | 'rank' | 'deleted_at'>>;

export type BoardViewRow = {
  instance_id: string;
  id: string;
  board_id: string;
  title: string;
  kind: 'board' | 'table' | 'calendar' | 'timeline' | 'flow';
  settings: ViewSettings;
  rank: string;
  deleted_at: string | null;
};
export type BoardViewInsert = Pick<BoardViewRow, 'board_id' | 'title'> &
  Partial<Pick<BoardViewRow, 'instance_id' | 'id' | 'kind' | 'settings' | 'rank'>>;
export type BoardViewUpdate = Partial<
  Pick<BoardViewRow, 'title' | 'kind' | 'settings' | 'rank' | 'deleted_at'>
>;

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

export type BoardStarRow = {
  instance_id: string;
  user_id: string;
  board_id: string;
  created_at: string;
};
export type BoardStarInsert = Pick<BoardStarRow, 'board_id'> &
  Partial<Pick<BoardStarRow, 'instance_id' | 'user_id'>>;
export type BoardStarUpdate = Partial<Pick<BoardStarRow, never>>;

/** What the database does with the tables of this area. */
export const boardsTables = {
  boards: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'title',
      'about',
      'color',
      'estimate_unit',
      'is_template',
      'archived_at',
    ],
    updatable: [
      'user_id',
      'title',
      'about',
      'color',
      'estimate_unit',
      'is_template',
      'archived_at',
      'deleted_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      about: { value: '' },
      color: { value: 'grey' },
      estimate_unit: { value: 'points' },
      is_template: { value: false },
      archived_at: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  board_columns: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'title', 'rank', 'card_limit', 'is_done'],
    updatable: ['title', 'rank', 'card_limit', 'is_done', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      card_limit: { value: null },
      is_done: { value: false },
      deleted_at: { value: null },
    },
  },
  board_lanes: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'title', 'rank'],
    updatable: ['title', 'rank', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      deleted_at: { value: null },
    },
  },
  board_labels: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'title', 'color', 'rank'],
    updatable: ['title', 'color', 'rank', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      color: { value: 'grey' },
      rank: { value: 'V' },
      deleted_at: { value: null },
    },
  },
  board_fields: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'title', 'kind', 'choices', 'rank'],
    updatable: ['title', 'choices', 'rank', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      choices: { value: [] },
      rank: { value: 'V' },
      deleted_at: { value: null },
    },
  },
  board_views: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'board_id', 'title', 'kind', 'settings', 'rank'],
    updatable: ['title', 'kind', 'settings', 'rank', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      kind: { value: 'board' },
      settings: { value: {} },
      rank: { value: 'V' },
      deleted_at: { value: null },
    },
  },
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
  board_stars: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'board_id'],
    insertable: ['instance_id', 'user_id', 'board_id'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    boards: Table<BoardRow, BoardInsert, BoardUpdate>;
    board_columns: Table<BoardColumnRow, BoardColumnInsert, BoardColumnUpdate>;
    board_lanes: Table<BoardLaneRow, BoardLaneInsert, BoardLaneUpdate>;
    board_labels: Table<BoardLabelRow, BoardLabelInsert, BoardLabelUpdate>;
    board_fields: Table<BoardFieldRow, BoardFieldInsert, BoardFieldUpdate>;
    board_views: Table<BoardViewRow, BoardViewInsert, BoardViewUpdate>;
    cards: Table<CardRow, CardInsert, CardUpdate>;
    card_labels: Table<CardLabelRow, CardLabelInsert, CardLabelUpdate>;
    card_people: Table<CardPeopleRow, CardPeopleInsert, CardPeopleUpdate>;
    card_checklists: Table<CardChecklistRow, CardChecklistInsert, CardChecklistUpdate>;
    card_checklist_items: Table<CardChecklistItemRow, CardChecklistItemInsert, CardChecklistItemUpdate>;
    card_values: Table<CardValueRow, CardValueInsert, CardValueUpdate>;
    card_links: Table<CardLinkRow, CardLinkInsert, CardLinkUpdate>;
    card_comments: Table<CardCommentRow, CardCommentInsert, CardCommentUpdate>;
    card_files: Table<CardFileRow, CardFileInsert, CardFileUpdate>;
    board_stars: Table<BoardStarRow, BoardStarInsert, BoardStarUpdate>;
  }
}
