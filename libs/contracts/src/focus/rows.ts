// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { FocusEventData, FocusSpan, FocusTarget } from './focus-events.ts';

export type FocusSessionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  mode: 'countdown' | 'pomodoro' | 'flow';
  intention: string;
  target: FocusTarget | null;
  intention_id: string | null;
  planned_seconds: number | null;
  state: 'focus' | 'paused' | 'break' | 'ended';
  started_at: string;
  ended_at: string | null;
  focused_seconds: number;
  overtime_seconds: number;
  rounds: number;
  interruptions: number;
  spans: FocusSpan[];
  note: string;
  mood_before: number | null;
  mood_after: number | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type FocusSessionInsert = Pick<FocusSessionRow, 'mode' | 'started_at'> &
  Partial<
    Pick<
      FocusSessionRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'intention'
      | 'target'
      | 'intention_id'
      | 'planned_seconds'
      | 'state'
      | 'ended_at'
      | 'focused_seconds'
      | 'overtime_seconds'
      | 'rounds'
      | 'interruptions'
      | 'spans'
      | 'note'
      | 'mood_before'
      | 'mood_after'
      | 'removed_at'
    >
  >;
export type FocusSessionUpdate = Partial<
  Pick<
    FocusSessionRow,
    | 'intention'
    | 'planned_seconds'
    | 'state'
    | 'started_at'
    | 'ended_at'
    | 'focused_seconds'
    | 'overtime_seconds'
    | 'rounds'
    | 'interruptions'
    | 'spans'
    | 'note'
    | 'mood_before'
    | 'mood_after'
    | 'removed_at'
  >
>;

export type FocusEventRow = {
  instance_id: string;
  id: string;
  user_id: string;
  session_id: string;
  at: string;
  kind:
    | 'start'
    | 'pause'
    | 'resume'
    | 'interrupt'
    | 'break'
    | 'back'
    | 'extend'
    | 'end'
    | 'say'
    | 'remove'
    | 'restore';
  data: FocusEventData;
  created_at: string;
};
export type FocusEventInsert = Pick<FocusEventRow, 'id' | 'session_id' | 'at' | 'kind'> &
  Partial<Pick<FocusEventRow, 'instance_id' | 'user_id' | 'data'>>;
export type FocusEventUpdate = Partial<Pick<FocusEventRow, never>>;

export type FocusSettingRow = {
  instance_id: string;
  user_id: string;
  mode: 'countdown' | 'pomodoro' | 'flow';
  minutes: number;
  round_minutes: number;
  short_break: number;
  long_break: number;
  is_break_whole_screen: boolean;
  asks_for_mood: boolean;
  tells_when_over: boolean;
  created_at: string;
  updated_at: string;
};
export type FocusSettingInsert = Pick<FocusSettingRow, never> &
  Partial<
    Pick<
      FocusSettingRow,
      | 'instance_id'
      | 'user_id'
      | 'mode'
      | 'minutes'
      | 'round_minutes'
      | 'short_break'
      | 'long_break'
      | 'is_break_whole_screen'
      | 'asks_for_mood'
      | 'tells_when_over'
    >
  >;
export type FocusSettingUpdate = Partial<
  Pick<
    FocusSettingRow,
    | 'user_id'
    | 'mode'
    | 'minutes'
    | 'round_minutes'
    | 'short_break'
    | 'long_break'
    | 'is_break_whole_screen'
    | 'asks_for_mood'
    | 'tells_when_over'
  >
>;

export type FocusIntentionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  day: string;
  rank: string;
  title: string;
  target: FocusTarget | null;
  minutes: number;
  starts_at: number | null;
  done_at: string | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type FocusIntentionInsert = Pick<FocusIntentionRow, 'day' | 'rank' | 'title'> &
  Partial<
    Pick<
      FocusIntentionRow,
      'instance_id' | 'id' | 'user_id' | 'target' | 'minutes' | 'starts_at' | 'done_at' | 'removed_at'
    >
  >;
export type FocusIntentionUpdate = Partial<
  Pick<
    FocusIntentionRow,
    | 'id'
    | 'user_id'
    | 'day'
    | 'rank'
    | 'title'
    | 'target'
    | 'minutes'
    | 'starts_at'
    | 'done_at'
    | 'removed_at'
  >
>;

/** What the database does with the tables of this area. */
export const focusTables = {
  focus_sessions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'mode',
      'intention',
      'target',
      'intention_id',
      'planned_seconds',
      'state',
      'started_at',
      'ended_at',
      'focused_seconds',
      'overtime_seconds',
      'rounds',
      'interruptions',
      'spans',
      'note',
      'mood_before',
      'mood_after',
      'removed_at',
    ],
    updatable: [
      'intention',
      'planned_seconds',
      'state',
      'started_at',
      'ended_at',
      'focused_seconds',
      'overtime_seconds',
      'rounds',
      'interruptions',
      'spans',
      'note',
      'mood_before',
      'mood_after',
      'removed_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      intention: { value: '' },
      target: { value: null },
      intention_id: { value: null },
      planned_seconds: { value: null },
      state: { value: 'focus' },
      ended_at: { value: null },
      focused_seconds: { value: 0 },
      overtime_seconds: { value: 0 },
      rounds: { value: 0 },
      interruptions: { value: 0 },
      spans: { value: [] },
      note: { value: '' },
      mood_before: { value: null },
      mood_after: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  focus_events: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'session_id', 'at', 'kind', 'data'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      data: { value: {} },
      created_at: { from: 'clock' },
    },
  },
  focus_settings: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: [
      'instance_id',
      'user_id',
      'mode',
      'minutes',
      'round_minutes',
      'short_break',
      'long_break',
      'is_break_whole_screen',
      'asks_for_mood',
      'tells_when_over',
    ],
    updatable: [
      'user_id',
      'mode',
      'minutes',
      'round_minutes',
      'short_break',
      'long_break',
      'is_break_whole_screen',
      'asks_for_mood',
      'tells_when_over',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      mode: { value: 'countdown' },
      minutes: { value: 50 },
      round_minutes: { value: 25 },
      short_break: { value: 5 },
      long_break: { value: 15 },
      is_break_whole_screen: { value: false },
      asks_for_mood: { value: true },
      tells_when_over: { value: false },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  focus_intentions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'day',
      'rank',
      'title',
      'target',
      'minutes',
      'starts_at',
      'done_at',
      'removed_at',
    ],
    updatable: [
      'id',
      'user_id',
      'day',
      'rank',
      'title',
      'target',
      'minutes',
      'starts_at',
      'done_at',
      'removed_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      target: { value: null },
      minutes: { value: 30 },
      starts_at: { value: null },
      done_at: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    focus_sessions: Table<FocusSessionRow, FocusSessionInsert, FocusSessionUpdate>;
    focus_events: Table<FocusEventRow, FocusEventInsert, FocusEventUpdate>;
    focus_settings: Table<FocusSettingRow, FocusSettingInsert, FocusSettingUpdate>;
    focus_intentions: Table<FocusIntentionRow, FocusIntentionInsert, FocusIntentionUpdate>;
  }
}
