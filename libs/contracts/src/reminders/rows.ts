// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type CalendarFeedRow = {
  instance_id: string;
  user_id: string;
  token_hash: string;
  language: string;
  created_at: string;
};
export type CalendarFeedInsert = Pick<CalendarFeedRow, 'token_hash' | 'language'> &
  Partial<Pick<CalendarFeedRow, 'instance_id' | 'user_id'>>;
export type CalendarFeedUpdate = Partial<Pick<CalendarFeedRow, 'token_hash' | 'language' | 'created_at'>>;

export type PushSubscriptionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  created_at: string;
};
export type PushSubscriptionInsert = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'language'> &
  Partial<Pick<PushSubscriptionRow, 'instance_id' | 'id' | 'user_id'>>;
export type PushSubscriptionUpdate = Partial<Pick<PushSubscriptionRow, 'language'>>;

export type ReminderRow = {
  instance_id: string;
  user_id: string;
  days: number[];
  at_time: string;
  zone: string;
  quiet_from: string | null;
  quiet_until: string | null;
  is_paused: boolean;
  next_at: string;
  last_sent_on: string | null;
  created_at: string;
  updated_at: string;
  by_mail: boolean;
};
export type ReminderInsert = Pick<ReminderRow, 'days' | 'at_time' | 'zone'> &
  Partial<
    Pick<ReminderRow, 'instance_id' | 'user_id' | 'quiet_from' | 'quiet_until' | 'is_paused' | 'by_mail'>
  >;
export type ReminderUpdate = Partial<
  Pick<
    ReminderRow,
    'user_id' | 'days' | 'at_time' | 'zone' | 'quiet_from' | 'quiet_until' | 'is_paused' | 'by_mail'
  >
>;

/** What the database does with the tables of this area. */
export const remindersTables = {
  calendar_feeds: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id', 'token_hash', 'language'],
    updatable: ['token_hash', 'language', 'created_at'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  push_subscriptions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'endpoint', 'p256dh', 'auth', 'language'],
    updatable: ['language'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  reminders: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: [
      'instance_id',
      'user_id',
      'days',
      'at_time',
      'zone',
      'quiet_from',
      'quiet_until',
      'is_paused',
      'by_mail',
    ],
    updatable: ['user_id', 'days', 'at_time', 'zone', 'quiet_from', 'quiet_until', 'is_paused', 'by_mail'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      quiet_from: { value: null },
      quiet_until: { value: null },
      is_paused: { value: false },
      next_at: { from: 'clock' },
      last_sent_on: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      by_mail: { value: true },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    calendar_feeds: Table<CalendarFeedRow, CalendarFeedInsert, CalendarFeedUpdate>;
    push_subscriptions: Table<PushSubscriptionRow, PushSubscriptionInsert, PushSubscriptionUpdate>;
    reminders: Table<ReminderRow, ReminderInsert, ReminderUpdate>;
  }
}
