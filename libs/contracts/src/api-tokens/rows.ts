// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type ApiTokenRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  scopes: string[];
  has_second_factor: boolean;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
  told_stage: number;
  client_id: string | null;
  client_host: string | null;
};
export type ApiTokenInsert = Pick<ApiTokenRow, never> & Partial<Pick<ApiTokenRow, never>>;
export type ApiTokenUpdate = Partial<Pick<ApiTokenRow, never>>;

export type ApiTokenCallRow = {
  instance_id: string;
  user_id: string;
  token_id: string;
  hour: string;
  action: string;
  times: number;
};
export type ApiTokenCallInsert = Pick<ApiTokenCallRow, never> & Partial<Pick<ApiTokenCallRow, never>>;
export type ApiTokenCallUpdate = Partial<Pick<ApiTokenCallRow, never>>;

/** What the database does with the tables of this area. */
export const apiTokensTables = {
  api_tokens: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      last_used_at: { value: null },
      revoked_at: { value: null },
      told_stage: { value: 0 },
      client_id: { value: null },
      client_host: { value: null },
    },
  },
  api_token_calls: {
    ownership: 'person',
    key: ['instance_id', 'token_id', 'hour', 'action'],
    insertable: [],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, user_id: { from: 'caller' }, times: { value: 1 } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    api_tokens: Table<ApiTokenRow, ApiTokenInsert, ApiTokenUpdate>;
    api_token_calls: Table<ApiTokenCallRow, ApiTokenCallInsert, ApiTokenCallUpdate>;
  }
}
