// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type HabitRow = {
  instance_id: string;
  id: string;
  user_id: string;
  key_result_id: string | null;
  rank: string;
  name: string;
  cue: string;
  measure: 'yes_no' | 'number';
  unit: string;
  target_value: number;
  direction: 'at_least' | 'at_most';
  schedule: 'times' | 'weekdays' | 'interval' | 'total';
  times: number;
  weekdays: number[];
  every: number;
  starts_on: string;
  remind_at: string | null;
  archived_on: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
export type HabitInsert = Pick<HabitRow, 'name' | 'weekdays' | 'starts_on'> &
  Partial<
    Pick<
      HabitRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'key_result_id'
      | 'rank'
      | 'cue'
      | 'measure'
      | 'unit'
      | 'target_value'
      | 'direction'
      | 'schedule'
      | 'times'
      | 'every'
      | 'remind_at'
      | 'archived_on'
    >
  >;
export type HabitUpdate = Partial<
  Pick<
    HabitRow,
    | 'user_id'
    | 'key_result_id'
    | 'rank'
    | 'name'
    | 'cue'
    | 'measure'
    | 'unit'
    | 'target_value'
    | 'direction'
    | 'schedule'
    | 'times'
    | 'weekdays'
    | 'every'
    | 'starts_on'
    | 'remind_at'
    | 'archived_on'
    | 'deleted_at'
  >
>;

export type HabitDayRow = {
  instance_id: string;
  id: string;
  habit_id: string;
  user_id: string;
  day: string;
  state: 'done' | 'skipped' | 'missed' | 'open';
  value: number | null;
  note: string;
  deleted_at: string | null;
  created_at: string;
};
export type HabitDayInsert = Pick<HabitDayRow, 'id' | 'habit_id' | 'day'> &
  Partial<Pick<HabitDayRow, 'instance_id' | 'user_id' | 'state' | 'value' | 'note'>>;
export type HabitDayUpdate = Partial<Pick<HabitDayRow, 'day' | 'state' | 'value' | 'note' | 'deleted_at'>>;

export type GoalReminderRow = {
  instance_id: string;
  user_id: string;
  zone: string;
  by_mail: boolean;
  is_paused: boolean;
  review_day: number | null;
  review_at: string | null;
  next_habit_at: string | null;
  next_review_at: string | null;
  created_at: string;
  updated_at: string;
};
export type GoalReminderInsert = Pick<GoalReminderRow, 'zone'> &
  Partial<
    Pick<GoalReminderRow, 'instance_id' | 'user_id' | 'by_mail' | 'is_paused' | 'review_day' | 'review_at'>
  >;
export type GoalReminderUpdate = Partial<
  Pick<GoalReminderRow, 'user_id' | 'zone' | 'by_mail' | 'is_paused' | 'review_day' | 'review_at'>
>;

/** What the database does with the tables of this area. */
export const habitsTables = {
  habits: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'key_result_id',
      'rank',
      'name',
      'cue',
      'measure',
      'unit',
      'target_value',
      'direction',
      'schedule',
      'times',
      'weekdays',
      'every',
      'starts_on',
      'remind_at',
      'archived_on',
    ],
    updatable: [
      'user_id',
      'key_result_id',
      'rank',
      'name',
      'cue',
      'measure',
      'unit',
      'target_value',
      'direction',
      'schedule',
      'times',
      'weekdays',
      'every',
      'starts_on',
      'remind_at',
      'archived_on',
      'deleted_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      key_result_id: { value: null },
      rank: { value: 'V' },
      cue: { value: '' },
      measure: { value: 'yes_no' },
      unit: { value: '' },
      target_value: { value: 1 },
      direction: { value: 'at_least' },
      schedule: { value: 'times' },
      times: { value: 7 },
      every: { value: 2 },
      remind_at: { value: null },
      archived_on: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  habit_days: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'habit_id', 'user_id', 'day', 'state', 'value', 'note'],
    updatable: ['day', 'state', 'value', 'note', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      state: { value: 'open' },
      value: { value: null },
      note: { value: '' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  goal_reminders: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id', 'zone', 'by_mail', 'is_paused', 'review_day', 'review_at'],
    updatable: ['user_id', 'zone', 'by_mail', 'is_paused', 'review_day', 'review_at'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      by_mail: { value: true },
      is_paused: { value: false },
      review_day: { value: null },
      review_at: { value: null },
      next_habit_at: { value: null },
      next_review_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    habits: Table<HabitRow, HabitInsert, HabitUpdate>;
    habit_days: Table<HabitDayRow, HabitDayInsert, HabitDayUpdate>;
    goal_reminders: Table<GoalReminderRow, GoalReminderInsert, GoalReminderUpdate>;
  }
}
