// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { ProviderModels, ProviderTask } from './tasks.ts';

export type ProviderRow = {
  instance_id: string;
  base_url: string;
  host: string;
  sealed_key: string | null;
  key_ending: string | null;
  models: ProviderModels;
  is_on: boolean;
  person_tokens: number;
  person_calls: number;
  instance_tokens: number;
  updated_at: string;
  speech_voice: string;
};
export type ProviderInsert = Pick<ProviderRow, 'base_url' | 'models'> &
  Partial<
    Pick<
      ProviderRow,
      | 'instance_id'
      | 'sealed_key'
      | 'key_ending'
      | 'is_on'
      | 'person_tokens'
      | 'person_calls'
      | 'instance_tokens'
      | 'speech_voice'
    >
  >;
export type ProviderUpdate = Partial<
  Pick<
    ProviderRow,
    | 'base_url'
    | 'sealed_key'
    | 'key_ending'
    | 'models'
    | 'is_on'
    | 'person_tokens'
    | 'person_calls'
    | 'instance_tokens'
    | 'speech_voice'
  >
>;

export type ProviderConsentRow = {
  instance_id: string;
  user_id: string;
  provider: string;
  consented_at: string;
};
export type ProviderConsentInsert = Pick<ProviderConsentRow, never> &
  Partial<Pick<ProviderConsentRow, never>>;
export type ProviderConsentUpdate = Partial<Pick<ProviderConsentRow, never>>;

export type ProviderDisclosureRow = {
  instance_id: string;
  id: string;
  user_id: string;
  provider: string;
  model: string;
  task: ProviderTask;
  entry_ids: string[];
  character_count: number;
  token_count: number;
  outcome: 'sent' | 'answered' | 'failed';
  sent_at: string;
};
export type ProviderDisclosureInsert = Pick<ProviderDisclosureRow, never> &
  Partial<Pick<ProviderDisclosureRow, never>>;
export type ProviderDisclosureUpdate = Partial<Pick<ProviderDisclosureRow, never>>;

export type ProviderUsageRow = {
  instance_id: string;
  user_id: string;
  month: string;
  calls: number;
  tokens: number;
};
export type ProviderUsageInsert = Pick<ProviderUsageRow, never> & Partial<Pick<ProviderUsageRow, never>>;
export type ProviderUsageUpdate = Partial<Pick<ProviderUsageRow, never>>;

export type ProviderInstanceUsageRow = {
  instance_id: string;
  month: string;
  calls: number;
  tokens: number;
};
export type ProviderInstanceUsageInsert = Pick<ProviderInstanceUsageRow, never> &
  Partial<Pick<ProviderInstanceUsageRow, never>>;
export type ProviderInstanceUsageUpdate = Partial<Pick<ProviderInstanceUsageRow, never>>;

/** What the database does with the tables of this area. */
export const providersTables = {
  providers: {
    ownership: 'instance',
    key: ['instance_id'],
    insertable: [
      'instance_id',
      'base_url',
      'sealed_key',
      'key_ending',
      'models',
      'is_on',
      'person_tokens',
      'person_calls',
      'instance_tokens',
      'speech_voice',
    ],
    updatable: [
      'base_url',
      'sealed_key',
      'key_ending',
      'models',
      'is_on',
      'person_tokens',
      'person_calls',
      'instance_tokens',
      'speech_voice',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      sealed_key: { value: null },
      key_ending: { value: null },
      is_on: { value: false },
      person_tokens: { value: 300000 },
      person_calls: { value: 1000 },
      instance_tokens: { value: 10000000 },
      updated_at: { from: 'clock' },
      speech_voice: { value: '' },
    },
  },
  provider_consents: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'provider'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      consented_at: { from: 'clock' },
    },
  },
  provider_disclosures: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      outcome: { value: 'sent' },
      sent_at: { from: 'clock' },
    },
  },
  provider_usage: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'month'],
    insertable: [],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, calls: { value: 0 }, tokens: { value: 0 } },
  },
  provider_instance_usage: {
    ownership: 'instance',
    key: ['instance_id', 'month'],
    insertable: [],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, calls: { value: 0 }, tokens: { value: 0 } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    providers: Table<ProviderRow, ProviderInsert, ProviderUpdate>;
    provider_consents: Table<ProviderConsentRow, ProviderConsentInsert, ProviderConsentUpdate>;
    provider_disclosures: Table<ProviderDisclosureRow, ProviderDisclosureInsert, ProviderDisclosureUpdate>;
    provider_usage: Table<ProviderUsageRow, ProviderUsageInsert, ProviderUsageUpdate>;
    provider_instance_usage: Table<
      ProviderInstanceUsageRow,
      ProviderInstanceUsageInsert,
      ProviderInstanceUsageUpdate
    >;
  }
}
