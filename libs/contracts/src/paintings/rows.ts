// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type PaintingWisheRow = {
  instance_id: string;
  user_id: string;
  created_at: string;
};
export type PaintingWisheInsert = Pick<PaintingWisheRow, never> &
  Partial<Pick<PaintingWisheRow, 'instance_id' | 'user_id'>>;
export type PaintingWisheUpdate = Partial<Pick<PaintingWisheRow, never>>;

/** What the database does with the tables of this area. */
export const paintingsTables = {
  painting_wishes: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    painting_wishes: Table<PaintingWisheRow, PaintingWisheInsert, PaintingWisheUpdate>;
  }
}
