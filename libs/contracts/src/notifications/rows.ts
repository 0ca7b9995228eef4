// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { NotificationFacts } from './notification-facts.ts';

export type NotificationRow = {
  instance_id: string;
  id: string;
  user_id: string;
  kind: string;
  topic: string;
  facts: NotificationFacts;
  sources: string[];
  path: string;
  happened_at: string;
  read_at: string | null;
  is_mail_owed: boolean;
};
export type NotificationInsert = Pick<NotificationRow, never> & Partial<Pick<NotificationRow, never>>;
export type NotificationUpdate = Partial<Pick<NotificationRow, 'read_at'>>;

export type NotificationSettingRow = {
  instance_id: string;
  user_id: string;
  mail_categories: string[];
  push_categories: string[];
  digest_at: string;
  zone: string;
  quiet_from: string | null;
  quiet_until: string | null;
  next_at: string;
  created_at: string;
  updated_at: string;
};
export type NotificationSettingInsert = Pick<NotificationSettingRow, 'mail_categories'> &
  Partial<
    Pick<
      NotificationSettingRow,
      'instance_id' | 'user_id' | 'push_categories' | 'digest_at' | 'zone' | 'quiet_from' | 'quiet_until'
    >
  >;
export type NotificationSettingUpdate = Partial<
  Pick<
    NotificationSettingRow,
    'user_id' | 'mail_categories' | 'push_categories' | 'digest_at' | 'zone' | 'quiet_from' | 'quiet_until'
  >
>;

/** What the database does with the tables of this area. */
export const notificationsTables = {
  notifications: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'id'],
    insertable: [],
    updatable: ['read_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      facts: { value: {} },
      happened_at: { from: 'clock' },
      read_at: { value: null },
      is_mail_owed: { value: true },
    },
  },
  notification_settings: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: [
      'instance_id',
      'user_id',
      'mail_categories',
      'push_categories',
      'digest_at',
      'zone',
      'quiet_from',
      'quiet_until',
    ],
    updatable: [
      'user_id',
      'mail_categories',
      'push_categories',
      'digest_at',
      'zone',
      'quiet_from',
      'quiet_until',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      push_categories: { value: [] },
      digest_at: { value: '08:00' },
      zone: { value: 'UTC' },
      quiet_from: { value: null },
      quiet_until: { value: null },
      next_at: { from: 'clock' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    notifications: Table<NotificationRow, NotificationInsert, NotificationUpdate>;
    notification_settings: Table<
      NotificationSettingRow,
      NotificationSettingInsert,
      NotificationSettingUpdate
    >;
  }
}
