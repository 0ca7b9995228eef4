// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { IncomingField, TakenFields } from './incoming-webhooks.ts';

export type IncomingWebhookRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  fields: IncomingField[];
  example: unknown | null;
  last_called_at: string | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type IncomingWebhookInsert = Pick<IncomingWebhookRow, never> &
  Partial<Pick<IncomingWebhookRow, never>>;
export type IncomingWebhookUpdate = Partial<Pick<IncomingWebhookRow, 'name' | 'fields' | 'removed_at'>>;

export type IncomingCallRow = {
  instance_id: string;
  id: string;
  user_id: string;
  webhook_id: string;
  message_id: string | null;
  called_at: string;
  bytes: number;
  taken: TakenFields;
  is_own: boolean;
};
export type IncomingCallInsert = Pick<IncomingCallRow, never> & Partial<Pick<IncomingCallRow, never>>;
export type IncomingCallUpdate = Partial<Pick<IncomingCallRow, never>>;

/** What the database does with the tables of this area. */
export const incomingWebhooksTables = {
  incoming_webhooks: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: ['name', 'fields', 'removed_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      fields: { value: [] },
      example: { value: null },
      last_called_at: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  incoming_calls: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      message_id: { value: null },
      called_at: { from: 'clock' },
      is_own: { value: false },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    incoming_webhooks: Table<IncomingWebhookRow, IncomingWebhookInsert, IncomingWebhookUpdate>;
    incoming_calls: Table<IncomingCallRow, IncomingCallInsert, IncomingCallUpdate>;
  }
}
