// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type SavedSearchRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  query: string;
  created_at: string;
};
export type SavedSearchInsert = Pick<SavedSearchRow, 'name' | 'query'> &
  Partial<Pick<SavedSearchRow, 'instance_id' | 'id' | 'user_id'>>;
export type SavedSearchUpdate = Partial<Pick<SavedSearchRow, 'name' | 'query'>>;

/** What the database does with the tables of this area. */
export const searchTables = {
  saved_searches: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'query'],
    updatable: ['name', 'query'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    saved_searches: Table<SavedSearchRow, SavedSearchInsert, SavedSearchUpdate>;
  }
}
