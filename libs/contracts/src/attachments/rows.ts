// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type EntryFileRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string | null;
  session_id: string | null;
  name: string;
  kind: 'picture' | 'document' | 'audio' | 'video';
  type: string;
  bytes: number;
  keeps_details: boolean;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  alt: string;
  caption: string;
  position: number;
  taken_at: string | null;
  path: string;
  created_at: string;
  updated_at: string;
};
export type EntryFileInsert = Pick<EntryFileRow, 'name'> &
  Partial<
    Pick<
      EntryFileRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'entry_id'
      | 'session_id'
      | 'width'
      | 'height'
      | 'duration_ms'
      | 'alt'
      | 'caption'
      | 'position'
      | 'taken_at'
    >
  >;
export type EntryFileUpdate = Partial<Pick<EntryFileRow, 'name' | 'alt' | 'caption' | 'position'>>;

/** What the database does with the tables of this area. */
export const attachmentsTables = {
  entry_files: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'entry_id',
      'session_id',
      'name',
      'width',
      'height',
      'duration_ms',
      'alt',
      'caption',
      'position',
      'taken_at',
    ],
    updatable: ['name', 'alt', 'caption', 'position'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      entry_id: { value: null },
      session_id: { value: null },
      kind: { value: 'document' },
      type: { value: 'application/octet-stream' },
      bytes: { value: 0 },
      keeps_details: { value: false },
      width: { value: null },
      height: { value: null },
      duration_ms: { value: null },
      alt: { value: '' },
      caption: { value: '' },
      position: { value: 0 },
      taken_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    entry_files: Table<EntryFileRow, EntryFileInsert, EntryFileUpdate>;
  }
}
