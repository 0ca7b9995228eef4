// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { OfferedCalendar } from './providers.ts';

export type CalendarAccountRow = {
  instance_id: string;
  id: string;
  user_id: string;
  address: string;
  user_name: string;
  created_at: string;
};
export type CalendarAccountInsert = Pick<CalendarAccountRow, never> &
  Partial<Pick<CalendarAccountRow, never>>;
export type CalendarAccountUpdate = Partial<Pick<CalendarAccountRow, never>>;

export type CalendarConnectionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  provider: 'google' | 'microsoft';
  account_name: string;
  scopes: string[];
  offered: OfferedCalendar[];
  off_at: string | null;
  created_at: string;
};
export type CalendarConnectionInsert = Pick<CalendarConnectionRow, never> &
  Partial<Pick<CalendarConnectionRow, never>>;
export type CalendarConnectionUpdate = Partial<Pick<CalendarConnectionRow, never>>;

export type CalendarSubscriptionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  address: string;
  zone: string;
  state: 'waiting' | 'read' | 'failed';
  failure: 'gone' | 'locked' | 'refused' | 'unreachable' | 'too_large' | 'no_calendar' | null;
  read_at: string | null;
  etag: string | null;
  last_modified: string | null;
  next_read_at: string;
  failures: number;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
  account_id: string | null;
  left_out: number;
  connection_id: string | null;
};
export type CalendarSubscriptionInsert = Pick<CalendarSubscriptionRow, 'name' | 'address' | 'zone'> &
  Partial<Pick<CalendarSubscriptionRow, 'instance_id' | 'id' | 'user_id'>>;
export type CalendarSubscriptionUpdate = Partial<Pick<CalendarSubscriptionRow, 'name' | 'removed_at'>>;

export type CalendarEventRow = {
  instance_id: string;
  id: string;
  user_id: string;
  subscription_id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  is_all_day: boolean;
};
export type CalendarEventInsert = Pick<CalendarEventRow, never> & Partial<Pick<CalendarEventRow, never>>;
export type CalendarEventUpdate = Partial<Pick<CalendarEventRow, never>>;

export type CalendarTargetRow = {
  instance_id: string;
  id: string;
  user_id: string;
  account_id: string;
  name: string;
  address: string;
  kinds: string[];
  has_details: boolean;
  zone: string;
  language: string;
  origin: string;
  state: 'waiting' | 'written' | 'failed';
  failure:
    'gone' | 'locked' | 'forbidden' | 'full' | 'refused' | 'unreachable' | 'too_large' | 'no_calendar' | null;
  is_on: boolean;
  failing_since: string | null;
  ending: 'stop' | 'disconnect' | null;
  written_count: number;
  hand_removed_count: number;
  failed_count: number;
  written_at: string | null;
  next_write_at: string;
  taken_until: string | null;
  failures: number;
  created_at: string;
  updated_at: string;
};
export type CalendarTargetInsert = Pick<CalendarTargetRow, never> & Partial<Pick<CalendarTargetRow, never>>;
export type CalendarTargetUpdate = Partial<Pick<CalendarTargetRow, never>>;

export type CalendarWritingRow = {
  instance_id: string;
  id: string;
  user_id: string;
  target_id: string;
  href: string;
  kind: 'focus' | 'gathering' | 'decision' | 'reminder';
  starts_at: string;
  ends_at: string;
  is_all_day: boolean;
  state: 'waiting' | 'written' | 'hand_changed' | 'hand_removed' | 'left' | 'overwrite' | 'failed';
  is_wanted: boolean;
  etag: string | null;
  sent_hash: string | null;
  written_hash: string | null;
  found_hash: string | null;
  status: number | null;
  settled_at: string | null;
  created_at: string;
};
export type CalendarWritingInsert = Pick<CalendarWritingRow, never> &
  Partial<Pick<CalendarWritingRow, never>>;
export type CalendarWritingUpdate = Partial<Pick<CalendarWritingRow, never>>;

/** What the database does with the tables of this area. */
export const calendarsTables = {
  calendar_accounts: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  calendar_connections: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      off_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  calendar_subscriptions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'address', 'zone'],
    updatable: ['name', 'removed_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      state: { value: 'waiting' },
      failure: { value: null },
      read_at: { value: null },
      etag: { value: null },
      last_modified: { value: null },
      next_read_at: { from: 'clock' },
      failures: { value: 0 },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      account_id: { value: null },
      left_out: { value: 0 },
      connection_id: { value: null },
    },
  },
  calendar_events: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      is_all_day: { value: false },
    },
  },
  calendar_targets: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      has_details: { value: false },
      state: { value: 'waiting' },
      failure: { value: null },
      is_on: { value: true },
      failing_since: { value: null },
      ending: { value: null },
      written_count: { value: 0 },
      hand_removed_count: { value: 0 },
      failed_count: { value: 0 },
      written_at: { value: null },
      next_write_at: { from: 'clock' },
      taken_until: { value: null },
      failures: { value: 0 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  calendar_writings: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      is_all_day: { value: false },
      state: { value: 'waiting' },
      is_wanted: { value: true },
      etag: { value: null },
      sent_hash: { value: null },
      written_hash: { value: null },
      found_hash: { value: null },
      status: { value: null },
      settled_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    calendar_accounts: Table<CalendarAccountRow, CalendarAccountInsert, CalendarAccountUpdate>;
    calendar_connections: Table<CalendarConnectionRow, CalendarConnectionInsert, CalendarConnectionUpdate>;
    calendar_subscriptions: Table<
      CalendarSubscriptionRow,
      CalendarSubscriptionInsert,
      CalendarSubscriptionUpdate
    >;
    calendar_events: Table<CalendarEventRow, CalendarEventInsert, CalendarEventUpdate>;
    calendar_targets: Table<CalendarTargetRow, CalendarTargetInsert, CalendarTargetUpdate>;
    calendar_writings: Table<CalendarWritingRow, CalendarWritingInsert, CalendarWritingUpdate>;
  }
}
