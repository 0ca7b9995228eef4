// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { Mix } from './mix.ts';

export type SoundscapeRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  mix: Mix;
  created_at: string;
  updated_at: string;
};
export type SoundscapeInsert = Pick<SoundscapeRow, 'name' | 'mix'> &
  Partial<Pick<SoundscapeRow, 'instance_id' | 'id' | 'user_id'>>;
export type SoundscapeUpdate = Partial<Pick<SoundscapeRow, 'name' | 'mix'>>;

/** What the database does with the tables of this area. */
export const soundTables = {
  soundscapes: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'mix'],
    updatable: ['name', 'mix'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    soundscapes: Table<SoundscapeRow, SoundscapeInsert, SoundscapeUpdate>;
  }
}
