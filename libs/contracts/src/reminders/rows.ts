// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

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
};
export type ReminderInsert = Pick<ReminderRow, 'days' | 'at_time' | 'zone'> &
  Partial<Pick<ReminderRow, 'instance_id' | 'user_id' | 'quiet_from' | 'quiet_until' | 'is_paused'>>;
export type ReminderUpdate = Partial<
  Pick<ReminderRow, 'user_id' | 'days' | 'at_time' | 'zone' | 'quiet_from' | 'quiet_until' | 'is_paused'>
>;

/** What the database does with the tables of this area. */
export const remindersTables = {
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
    ],
    updatable: ['user_id', 'days', 'at_time', 'zone', 'quiet_from', 'quiet_until', 'is_paused'],
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
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    reminders: Table<ReminderRow, ReminderInsert, ReminderUpdate>;
  }
}
