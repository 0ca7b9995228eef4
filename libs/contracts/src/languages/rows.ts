// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type TranslationRow = {
  instance_id: string;
  language_code: string;
  namespace: string;
  key: string;
  value: string;
  updated_at: string;
};
export type TranslationInsert = Pick<TranslationRow, 'language_code' | 'namespace' | 'key' | 'value'> &
  Partial<Pick<TranslationRow, 'instance_id'>>;
export type TranslationUpdate = Partial<
  Pick<TranslationRow, 'language_code' | 'namespace' | 'key' | 'value'>
>;

/** What the database does with the tables of this area. */
export const languagesTables = {
  translations: {
    ownership: 'instance',
    key: ['instance_id', 'language_code', 'namespace', 'key'],
    insertable: ['instance_id', 'language_code', 'namespace', 'key', 'value'],
    updatable: ['language_code', 'namespace', 'key', 'value'],
    defaults: { instance_id: { from: 'instance' }, updated_at: { from: 'clock' } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    translations: Table<TranslationRow, TranslationInsert, TranslationUpdate>;
  }
}
