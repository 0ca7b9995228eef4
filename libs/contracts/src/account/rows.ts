// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type ProfileRow = {
  instance_id: string;
  id: string;
  name: string;
  lock_code: string | null;
  created_at: string;
  updated_at: string;
};
export type ProfileInsert = Pick<ProfileRow, 'id'> &
  Partial<Pick<ProfileRow, 'instance_id' | 'name' | 'lock_code'>>;
export type ProfileUpdate = Partial<Pick<ProfileRow, 'id' | 'name' | 'lock_code'>>;

/** What the database does with the tables of this area. */
export const accountTables = {
  profiles: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'name', 'lock_code'],
    updatable: ['id', 'name', 'lock_code'],
    defaults: {
      instance_id: { from: 'instance' },
      name: { value: '' },
      lock_code: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    profiles: Table<ProfileRow, ProfileInsert, ProfileUpdate>;
  }
}
