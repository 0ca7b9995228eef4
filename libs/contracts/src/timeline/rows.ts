// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type WritingRhythmRow = {
  instance_id: string;
  user_id: string;
  days_a_week: number;
  updated_at: string;
};
export type WritingRhythmInsert = Pick<WritingRhythmRow, 'days_a_week'> &
  Partial<Pick<WritingRhythmRow, 'instance_id' | 'user_id'>>;
export type WritingRhythmUpdate = Partial<Pick<WritingRhythmRow, 'user_id' | 'days_a_week'>>;

/** What the database does with the tables of this area. */
export const timelineTables = {
  writing_rhythms: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id', 'days_a_week'],
    updatable: ['user_id', 'days_a_week'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    writing_rhythms: Table<WritingRhythmRow, WritingRhythmInsert, WritingRhythmUpdate>;
  }
}
