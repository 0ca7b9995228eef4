// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type EntryLinkRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string | null;
  entry_version: number;
  start_at: number;
  end_at: number;
  quote: string;
  target_type: string;
  target_id: string;
  created_at: string;
  entry_gone_at: string | null;
};
export type EntryLinkInsert = Pick<
  EntryLinkRow,
  'entry_version' | 'start_at' | 'end_at' | 'quote' | 'target_type' | 'target_id'
> &
  Partial<Pick<EntryLinkRow, 'instance_id' | 'id' | 'user_id' | 'entry_id'>>;
export type EntryLinkUpdate = Partial<Pick<EntryLinkRow, never>>;

/** What the database does with the tables of this area. */
export const entryLinksTables = {
  entry_links: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'entry_id',
      'entry_version',
      'start_at',
      'end_at',
      'quote',
      'target_type',
      'target_id',
    ],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      entry_id: { value: null },
      created_at: { from: 'clock' },
      entry_gone_at: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    entry_links: Table<EntryLinkRow, EntryLinkInsert, EntryLinkUpdate>;
  }
}
