// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type ChallengeMemberRow = {
  instance_id: string;
  id: string;
  challenge_id: string;
  user_id: string;
  name: string;
  started_on: string;
  paused_on: string | null;
  paused_days: number;
  is_pooled: boolean;
  is_on_board: boolean;
  joined_at: string;
  zone: string;
};
export type ChallengeMemberInsert = Pick<ChallengeMemberRow, never> &
  Partial<Pick<ChallengeMemberRow, never>>;
export type ChallengeMemberUpdate = Partial<Pick<ChallengeMemberRow, never>>;

/** What the database does with the tables of this area. */
export const challengesTables = {
  challenge_members: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      paused_on: { value: null },
      paused_days: { value: 0 },
      is_pooled: { value: false },
      is_on_board: { value: false },
      joined_at: { from: 'clock' },
      zone: { value: 'UTC' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    challenge_members: Table<ChallengeMemberRow, ChallengeMemberInsert, ChallengeMemberUpdate>;
  }
}
