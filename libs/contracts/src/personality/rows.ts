// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type PersonalityTestRow = {
  instance_id: string;
  id: string;
  user_id: string;
  language: string;
  answers: number[];
  taken_at: string;
};
export type PersonalityTestInsert = Pick<PersonalityTestRow, 'language' | 'answers'> &
  Partial<Pick<PersonalityTestRow, 'instance_id' | 'id' | 'user_id'>>;
export type PersonalityTestUpdate = Partial<Pick<PersonalityTestRow, never>>;

/** What the database does with the tables of this area. */
export const personalityTables = {
  personality_tests: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'language', 'answers'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      taken_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    personality_tests: Table<PersonalityTestRow, PersonalityTestInsert, PersonalityTestUpdate>;
  }
}
