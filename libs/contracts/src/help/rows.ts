// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type HelpContactRow = {
  instance_id: string;
  id: string;
  country_code: string;
  name: string;
  phone: string | null;
  url: string | null;
  note: string;
  source: string;
  checked_on: string;
  updated_at: string;
};
export type HelpContactInsert = Pick<HelpContactRow, 'country_code' | 'name' | 'source' | 'checked_on'> &
  Partial<Pick<HelpContactRow, 'instance_id' | 'id' | 'phone' | 'url' | 'note'>>;
export type HelpContactUpdate = Partial<
  Pick<HelpContactRow, 'country_code' | 'name' | 'phone' | 'url' | 'note' | 'source' | 'checked_on'>
>;

/** What the database does with the tables of this area. */
export const helpTables = {
  help_contacts: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'country_code', 'name', 'phone', 'url', 'note', 'source', 'checked_on'],
    updatable: ['country_code', 'name', 'phone', 'url', 'note', 'source', 'checked_on'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      phone: { value: null },
      url: { value: null },
      note: { value: '' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    help_contacts: Table<HelpContactRow, HelpContactInsert, HelpContactUpdate>;
  }
}
