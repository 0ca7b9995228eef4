// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type WebhookRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  address: string;
  events: string[];
  fields: string[];
  is_on: boolean;
  failing_since: string | null;
  off_because: 'failing' | 'gone' | null;
  rotated_until: string | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
  format: 'standard' | 'slack' | 'teams' | 'discord';
  language: string;
  origin: string;
};
export type WebhookInsert = Pick<WebhookRow, never> & Partial<Pick<WebhookRow, never>>;
export type WebhookUpdate = Partial<
  Pick<WebhookRow, 'name' | 'events' | 'fields' | 'is_on' | 'removed_at' | 'format'>
>;

export type WebhookDeliveryRow = {
  instance_id: string;
  id: string;
  user_id: string;
  webhook_id: string;
  event: 'entry.finished' | 'entry.revised' | 'card.done' | 'routine.ran' | 'test';
  subject: string;
  event_id: string | null;
  happened_at: string;
  state: 'waiting' | 'sent' | 'failed' | 'left_out';
  tries: number;
  next_try_at: string;
  tried_at: string | null;
  status: number | null;
  failure: 'refused' | 'unreachable' | 'answered' | 'missing' | null;
};
export type WebhookDeliveryInsert = Pick<WebhookDeliveryRow, never> &
  Partial<Pick<WebhookDeliveryRow, never>>;
export type WebhookDeliveryUpdate = Partial<Pick<WebhookDeliveryRow, never>>;

/** What the database does with the tables of this area. */
export const webhooksTables = {
  webhooks: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: ['name', 'events', 'fields', 'is_on', 'removed_at', 'format'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      fields: { value: [] },
      is_on: { value: true },
      failing_since: { value: null },
      off_because: { value: null },
      rotated_until: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      format: { value: 'standard' },
      language: { value: 'en' },
      origin: { value: '' },
    },
  },
  webhook_deliveries: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      event_id: { value: null },
      happened_at: { from: 'clock' },
      state: { value: 'waiting' },
      tries: { value: 0 },
      next_try_at: { from: 'clock' },
      tried_at: { value: null },
      status: { value: null },
      failure: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    webhooks: Table<WebhookRow, WebhookInsert, WebhookUpdate>;
    webhook_deliveries: Table<WebhookDeliveryRow, WebhookDeliveryInsert, WebhookDeliveryUpdate>;
  }
}
