// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { ImportFault, ImportPreview } from './import-preview.ts';

export type ImportRow = {
  instance_id: string;
  id: string;
  user_id: string;
  file_name: string;
  byte_count: number;
  time_zone: string;
  language: string;
  status:
    'uploading' | 'checking' | 'ready' | 'importing' | 'attaching' | 'done' | 'failed' | 'undoing' | 'undone';
  preview: ImportPreview | null;
  failure: string | null;
  item_count: number;
  added_count: number;
  known_count: number;
  created_at: string;
  updated_at: string;
  attached_item_count: number;
  file_count: number;
  file_faults: ImportFault[] | null;
};
export type ImportInsert = Pick<ImportRow, 'file_name' | 'byte_count' | 'time_zone' | 'language'> &
  Partial<Pick<ImportRow, 'instance_id' | 'id' | 'user_id'>>;
export type ImportUpdate = Partial<Pick<ImportRow, 'status'>>;

/** What the database does with the tables of this area. */
export const importsTables = {
  imports: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'file_name', 'byte_count', 'time_zone', 'language'],
    updatable: ['status'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      status: { value: 'uploading' },
      preview: { value: null },
      failure: { value: null },
      item_count: { value: 0 },
      added_count: { value: 0 },
      known_count: { value: 0 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      attached_item_count: { value: 0 },
      file_count: { value: 0 },
      file_faults: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    imports: Table<ImportRow, ImportInsert, ImportUpdate>;
  }
}
