// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type SubscriberRow = {
  instance_id: string;
  email: string;
  user_id: string;
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: string | null;
  updated_at: string;
};
export type SubscriberInsert = Pick<SubscriberRow, 'email' | 'user_id'> &
  Partial<
    Pick<
      SubscriberRow,
      'instance_id' | 'subscribed' | 'subscription_tier' | 'subscription_end' | 'updated_at'
    >
  >;
export type SubscriberUpdate = Partial<
  Pick<
    SubscriberRow,
    'email' | 'user_id' | 'subscribed' | 'subscription_tier' | 'subscription_end' | 'updated_at'
  >
>;

/** What the database does with the tables of this area. */
export const subscriptionTables = {
  subscribers: {
    ownership: 'person',
    key: ['instance_id', 'email'],
    insertable: [
      'instance_id',
      'email',
      'user_id',
      'subscribed',
      'subscription_tier',
      'subscription_end',
      'updated_at',
    ],
    updatable: ['email', 'user_id', 'subscribed', 'subscription_tier', 'subscription_end', 'updated_at'],
    defaults: {
      instance_id: { from: 'instance' },
      subscribed: { value: false },
      subscription_tier: { value: null },
      subscription_end: { value: null },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    subscribers: Table<SubscriberRow, SubscriberInsert, SubscriberUpdate>;
  }
}
