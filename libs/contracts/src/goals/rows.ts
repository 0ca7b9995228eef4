// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { ProgramContent } from './program-content.ts';

export type GoalRow = {
  instance_id: string;
  id: string;
  user_id: string;
  parent_id: string | null;
  rank: string;
  title: string;
  why: string;
  starts_on: string;
  ends_on: string | null;
  rhythm: 'week' | 'fortnight' | 'month' | null;
  state: 'open' | 'reached' | 'dropped';
  closed_on: string | null;
  learned: string;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
export type GoalInsert = Pick<GoalRow, 'title' | 'starts_on'> &
  Partial<
    Pick<
      GoalRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'parent_id'
      | 'rank'
      | 'why'
      | 'ends_on'
      | 'rhythm'
      | 'state'
      | 'closed_on'
      | 'learned'
    >
  >;
export type GoalUpdate = Partial<
  Pick<
    GoalRow,
    | 'user_id'
    | 'parent_id'
    | 'rank'
    | 'title'
    | 'why'
    | 'starts_on'
    | 'ends_on'
    | 'rhythm'
    | 'state'
    | 'closed_on'
    | 'learned'
    | 'deleted_at'
  >
>;

export type KeyResultRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  rank: string;
  title: string;
  source: 'manual' | 'milestones' | 'habit' | 'cards' | 'focus' | 'journal';
  unit: string;
  start_value: number;
  target_value: number;
  owner_id: string | null;
  deleted_at: string | null;
  created_at: string;
};
export type KeyResultInsert = Pick<KeyResultRow, 'goal_id' | 'title'> &
  Partial<
    Pick<
      KeyResultRow,
      'instance_id' | 'id' | 'rank' | 'source' | 'unit' | 'start_value' | 'target_value' | 'owner_id'
    >
  >;
export type KeyResultUpdate = Partial<
  Pick<
    KeyResultRow,
    'rank' | 'title' | 'source' | 'unit' | 'start_value' | 'target_value' | 'owner_id' | 'deleted_at'
  >
>;

export type GoalMilestoneRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  key_result_id: string;
  rank: string;
  title: string;
  due_on: string | null;
  done_on: string | null;
  deleted_at: string | null;
  created_at: string;
};
export type GoalMilestoneInsert = Pick<GoalMilestoneRow, 'goal_id' | 'key_result_id' | 'title'> &
  Partial<Pick<GoalMilestoneRow, 'instance_id' | 'id' | 'rank' | 'due_on' | 'done_on'>>;
export type GoalMilestoneUpdate = Partial<
  Pick<GoalMilestoneRow, 'rank' | 'title' | 'due_on' | 'done_on' | 'deleted_at'>
>;

export type KeyResultValueRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  key_result_id: string;
  author_id: string;
  day: string;
  value: number;
  deleted_at: string | null;
  created_at: string;
};
export type KeyResultValueInsert = Pick<KeyResultValueRow, 'goal_id' | 'key_result_id' | 'day' | 'value'> &
  Partial<Pick<KeyResultValueRow, 'instance_id' | 'id' | 'author_id'>>;
export type KeyResultValueUpdate = Partial<Pick<KeyResultValueRow, 'day' | 'value' | 'deleted_at'>>;

export type KeyResultAdditionRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  key_result_id: string;
  person_id: string;
  source_id: string;
  day: string;
  amount: number;
  deleted_at: string | null;
  created_at: string;
};
export type KeyResultAdditionInsert = Pick<KeyResultAdditionRow, never> &
  Partial<Pick<KeyResultAdditionRow, never>>;
export type KeyResultAdditionUpdate = Partial<Pick<KeyResultAdditionRow, never>>;

export type GoalObstacleRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  rank: string;
  obstacle: string;
  plan: string;
  deleted_at: string | null;
  created_at: string;
};
export type GoalObstacleInsert = Pick<GoalObstacleRow, 'goal_id'> &
  Partial<Pick<GoalObstacleRow, 'instance_id' | 'id' | 'rank' | 'obstacle' | 'plan'>>;
export type GoalObstacleUpdate = Partial<Pick<GoalObstacleRow, 'rank' | 'obstacle' | 'plan' | 'deleted_at'>>;

export type GoalCheckInRow = {
  instance_id: string;
  id: string;
  goal_id: string;
  author_id: string;
  day: string;
  confidence: number | null;
  note: string;
  deleted_at: string | null;
  created_at: string;
};
export type GoalCheckInInsert = Pick<GoalCheckInRow, 'goal_id' | 'day'> &
  Partial<Pick<GoalCheckInRow, 'instance_id' | 'id' | 'author_id' | 'confidence' | 'note'>>;
export type GoalCheckInUpdate = Partial<Pick<GoalCheckInRow, 'day' | 'confidence' | 'note' | 'deleted_at'>>;

export type GoalProgramRow = {
  instance_id: string;
  id: string;
  title: string;
  summary: string;
  content: ProgramContent;
  is_published: boolean;
  created_at: string;
  updated_at: string;
};
export type GoalProgramInsert = Pick<GoalProgramRow, 'title' | 'content'> &
  Partial<Pick<GoalProgramRow, 'instance_id' | 'id' | 'summary' | 'is_published'>>;
export type GoalProgramUpdate = Partial<
  Pick<GoalProgramRow, 'title' | 'summary' | 'content' | 'is_published'>
>;

/** What the database does with the tables of this area. */
export const goalsTables = {
  goals: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'parent_id',
      'rank',
      'title',
      'why',
      'starts_on',
      'ends_on',
      'rhythm',
      'state',
      'closed_on',
      'learned',
    ],
    updatable: [
      'user_id',
      'parent_id',
      'rank',
      'title',
      'why',
      'starts_on',
      'ends_on',
      'rhythm',
      'state',
      'closed_on',
      'learned',
      'deleted_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      parent_id: { value: null },
      rank: { value: 'V' },
      why: { value: '' },
      ends_on: { value: null },
      rhythm: { value: 'week' },
      state: { value: 'open' },
      closed_on: { value: null },
      learned: { value: '' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  key_results: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'goal_id',
      'rank',
      'title',
      'source',
      'unit',
      'start_value',
      'target_value',
      'owner_id',
    ],
    updatable: ['rank', 'title', 'source', 'unit', 'start_value', 'target_value', 'owner_id', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      source: { value: 'manual' },
      unit: { value: '' },
      start_value: { value: 0 },
      target_value: { value: 1 },
      owner_id: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  goal_milestones: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'goal_id', 'key_result_id', 'rank', 'title', 'due_on', 'done_on'],
    updatable: ['rank', 'title', 'due_on', 'done_on', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      due_on: { value: null },
      done_on: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  key_result_values: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'goal_id', 'key_result_id', 'author_id', 'day', 'value'],
    updatable: ['day', 'value', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      author_id: { from: 'caller' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  key_result_additions: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  goal_obstacles: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'goal_id', 'rank', 'obstacle', 'plan'],
    updatable: ['rank', 'obstacle', 'plan', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      rank: { value: 'V' },
      obstacle: { value: '' },
      plan: { value: '' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  goal_check_ins: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'goal_id', 'author_id', 'day', 'confidence', 'note'],
    updatable: ['day', 'confidence', 'note', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      author_id: { from: 'caller' },
      confidence: { value: null },
      note: { value: '' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  goal_programs: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'title', 'summary', 'content', 'is_published'],
    updatable: ['title', 'summary', 'content', 'is_published'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      summary: { value: '' },
      is_published: { value: false },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    goals: Table<GoalRow, GoalInsert, GoalUpdate>;
    key_results: Table<KeyResultRow, KeyResultInsert, KeyResultUpdate>;
    goal_milestones: Table<GoalMilestoneRow, GoalMilestoneInsert, GoalMilestoneUpdate>;
    key_result_values: Table<KeyResultValueRow, KeyResultValueInsert, KeyResultValueUpdate>;
    key_result_additions: Table<KeyResultAdditionRow, KeyResultAdditionInsert, KeyResultAdditionUpdate>;
    goal_obstacles: Table<GoalObstacleRow, GoalObstacleInsert, GoalObstacleUpdate>;
    goal_check_ins: Table<GoalCheckInRow, GoalCheckInInsert, GoalCheckInUpdate>;
    goal_programs: Table<GoalProgramRow, GoalProgramInsert, GoalProgramUpdate>;
  }
}
