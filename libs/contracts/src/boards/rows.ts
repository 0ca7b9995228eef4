// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
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
    board_stars: Table<BoardStarRow, BoardStarInsert, BoardStarUpdate>;
  }
}
