// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type GlobalFeatureRow = {
  feature_key: string;
  enabled: boolean;
  description: string;
};
export type GlobalFeatureInsert = Pick<GlobalFeatureRow, 'feature_key'> &
  Partial<Pick<GlobalFeatureRow, 'enabled' | 'description'>>;
export type GlobalFeatureUpdate = Partial<Pick<GlobalFeatureRow, 'feature_key' | 'enabled' | 'description'>>;

export type InstanceFeatureRow = {
  instance_id: string;
  feature_key: string;
  enabled: boolean;
  updated_at: string;
};
export type InstanceFeatureInsert = Pick<InstanceFeatureRow, 'feature_key' | 'enabled'> &
  Partial<Pick<InstanceFeatureRow, 'instance_id'>>;
export type InstanceFeatureUpdate = Partial<Pick<InstanceFeatureRow, 'feature_key' | 'enabled'>>;

/** What the database does with the tables of this area. */
export const featuresTables = {
  global_features: {
    ownership: 'public',
    key: ['feature_key'],
    insertable: ['feature_key', 'enabled', 'description'],
    updatable: ['feature_key', 'enabled', 'description'],
    defaults: { enabled: { value: false }, description: { value: '' } },
  },
  instance_features: {
    ownership: 'instance',
    key: ['instance_id', 'feature_key'],
    insertable: ['instance_id', 'feature_key', 'enabled'],
    updatable: ['feature_key', 'enabled'],
    defaults: { instance_id: { from: 'instance' }, updated_at: { from: 'clock' } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    global_features: Table<GlobalFeatureRow, GlobalFeatureInsert, GlobalFeatureUpdate>;
    instance_features: Table<InstanceFeatureRow, InstanceFeatureInsert, InstanceFeatureUpdate>;
  }
}
