import type { Database } from '@reflectory/contracts';

export type TableName = keyof Database['public']['Tables'];
export type Row<Name extends TableName> = Database['public']['Tables'][Name]['Row'];
export type UntypedRow = Record<string, unknown>;

/** Instance that every row of the fake belongs to. */
export const FAKE_INSTANCE_ID = '11111111-1111-4111-8111-111111111111';

type TableDescription = {
  /** Primary key without the instance. */
  key: string[];
  /** What the database fills in when an insert leaves it out. */
  defaults: (userId: string | null) => UntypedRow;
};

const now = () => new Date().toISOString();
const stamped = () => ({ created_at: now(), updated_at: now() });
const newId = () => crypto.randomUUID();

export const tableDescriptions: Record<TableName, TableDescription> = {
  profiles: { key: ['id'], defaults: () => ({ name: '', lock_code: null, ...stamped() }) },
  subscribers: {
    key: ['email'],
    defaults: () => ({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      updated_at: now(),
    }),
  },
  sessions: {
    key: ['id'],
    defaults: (userId) => ({
      user_id: userId,
      title: '',
      answers: [],
      current_step: 0,
      status: 'draft',
      revision: 0,
      completed_at: null,
      ...stamped(),
    }),
  },
  entries: {
    key: ['id'],
    defaults: (userId) => ({
      id: newId(),
      user_id: userId,
      session_id: null,
      framework: 'free',
      title: '',
      word_count: 0,
      binned_at: null,
      revised_at: null,
      entry_at: now(),
      ...stamped(),
    }),
  },
  analyses: {
    key: ['id'],
    defaults: (userId) => ({
      id: newId(),
      user_id: userId,
      engine: 'builtin@1',
      input_hash: '',
      created_at: now(),
    }),
  },
  artworks: {
    key: ['id'],
    defaults: (userId) => ({
      id: newId(),
      user_id: userId,
      engine: 'builtin@1',
      seed: '',
      created_at: now(),
    }),
  },
  presentation_shares: {
    key: ['id'],
    defaults: () => ({
      id: newId(),
      share_token: newId().replaceAll('-', ''),
      source_id: null,
      revoked_at: null,
      created_at: now(),
    }),
  },
  global_features: { key: ['feature_key'], defaults: () => ({ enabled: false, description: '' }) },
  instance_features: { key: ['feature_key'], defaults: () => ({ updated_at: now() }) },
  instance_users: {
    key: ['user_id'],
    defaults: () => ({ role: 'member', is_active: true, created_at: now() }),
  },
  help_contacts: {
    key: ['id'],
    defaults: () => ({ id: newId(), phone: null, url: null, note: '', updated_at: now() }),
  },
  translations: {
    key: ['language_code', 'namespace', 'key'],
    defaults: () => ({ updated_at: now() }),
  },
};

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tableDescriptions, name);
}
