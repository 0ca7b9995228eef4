// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type InstanceUserRow = {
  instance_id: string;
  user_id: string;
  role: 'member' | 'coach' | 'admin';
  is_active: boolean;
  created_at: string;
};
export type InstanceUserInsert = Pick<InstanceUserRow, never> & Partial<Pick<InstanceUserRow, never>>;
export type InstanceUserUpdate = Partial<Pick<InstanceUserRow, 'role' | 'is_active'>>;

/** What the database does with the tables of this area. */
export const membersTables = {
  instance_users: {
    ownership: 'instance',
    key: ['instance_id', 'user_id'],
    insertable: [],
    updatable: ['role', 'is_active'],
    defaults: {
      instance_id: { from: 'instance' },
      role: { value: 'member' },
      is_active: { value: true },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    instance_users: Table<InstanceUserRow, InstanceUserInsert, InstanceUserUpdate>;
  }
}
