// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { Conflicts, Fields } from './changes.ts';

export type ObjectChangeRow = {
  instance_id: string;
  object_type: string;
  object_id: string;
  number: number;
  id: string;
  device_id: string | null;
  user_id: string | null;
  made_at: string;
  received_at: string;
  table_name: string;
  row_id: string;
  kind: 'add' | 'set' | 'remove' | 'restore';
  before: Fields;
  after: Fields;
  conflicts: Conflicts;
};
export type ObjectChangeInsert = Pick<ObjectChangeRow, never> & Partial<Pick<ObjectChangeRow, never>>;
export type ObjectChangeUpdate = Partial<Pick<ObjectChangeRow, never>>;

/** What the database does with the tables of this area. */
export const editingTables = {
  object_changes: {
    ownership: 'shared',
    key: ['instance_id', 'object_type', 'object_id', 'number'],
    insertable: [],
    updatable: [],
    defaults: {
      device_id: { value: null },
      user_id: { value: null },
      received_at: { from: 'clock' },
      before: { value: {} },
      after: { value: {} },
      conflicts: { value: {} },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    object_changes: Table<ObjectChangeRow, ObjectChangeInsert, ObjectChangeUpdate>;
  }
}
